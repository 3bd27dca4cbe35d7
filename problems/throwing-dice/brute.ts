/** Throwing Dice by powers of x modulo the polynomial of the recurrence, in BigInt, without matrices. */
import { runProgram } from "../../lib/io/run-program";

const P = 1_000_000_007n;

export function solve(input: Uint8Array): Uint8Array {
  const n = BigInt(new TextDecoder().decode(input).trim());
  return new TextEncoder().encode(`${byPolynomial(n)}\n`);
}

/** x^n modulo x^6 - x^5 - … - 1 in BigInt: its coefficients times ways(0), …, ways(5). */
function byPolynomial(n: bigint): bigint {
  const timesX = (a: readonly bigint[]) => {
    const top = a[5]!;
    return [0n, ...a.slice(0, 5)].map((value) => (value + top) % P);
  };
  const product = (a: readonly bigint[], b: readonly bigint[]) => {
    let shifted = a;
    let sum = [0n, 0n, 0n, 0n, 0n, 0n];
    for (const factor of b) {
      sum = sum.map((value, i) => (value + factor * shifted[i]!) % P);
      shifted = timesX(shifted);
    }
    return sum;
  };
  let power = [1n, 0n, 0n, 0n, 0n, 0n];
  for (const bit of n.toString(2)) {
    power = product(power, power);
    if (bit === "1") power = timesX(power);
  }
  const ways = [1n, 1n, 2n, 4n, 8n, 16n];
  return power.reduce((sum, value, i) => sum + value * ways[i]!, 0n) % P;
}

if (require.main === module) runProgram(solve);
