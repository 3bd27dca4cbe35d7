// expect: WA — takes each number for a fixed multiple of the one before, whatever d is
import { runProgram } from "../../../lib/io/run-program";

const P = 998244353n;

export function solve(input: Uint8Array): Uint8Array {
  const [, k, ...numbers] = new TextDecoder().decode(input).trim().split(/\s+/).map(BigInt);
  const last = numbers[numbers.length - 1]!;
  if (k! < BigInt(numbers.length)) return new TextEncoder().encode(`${numbers[Number(k)]}\n`);
  const ratio = (last * power(numbers[numbers.length - 2]!, P - 2n)) % P;
  const term = (last * power(ratio, k! - BigInt(numbers.length - 1))) % P;
  return new TextEncoder().encode(`${term}\n`);
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result * (bit === "1" ? base : 1n)) % P;
  }
  return result;
}

if (require.main === module) runProgram(solve);
