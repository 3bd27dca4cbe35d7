/**
 * Counting Coprime Pairs: up to 3000 numbers by Euclid's algorithm for every pair. Beyond, by the number
 * of pairs for each greatest common divisor, from the largest divisor down; no shared code.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...values] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const pairs = values.length <= 3000 ? byEuclid(values) : byDivisors(values);
  return new TextEncoder().encode(`${pairs}\n`);
}

function byEuclid(values: readonly number[]): number {
  let pairs = 0;
  values.forEach((value, i) => {
    for (const other of values.slice(0, i)) {
      let [a, b] = [value, other];
      while (b > 0) [a, b] = [b, a % b];
      if (a === 1) pairs++;
    }
  });
  return pairs;
}

function byDivisors(values: readonly number[]): bigint {
  const most = values.reduce((a, b) => Math.max(a, b), 1);
  const counts = new Array<number>(most + 1).fill(0);
  for (const value of values) counts[value]!++;
  const pairs = new Array<bigint>(most + 1).fill(0n);
  for (let divisor = most; divisor >= 1; divisor--) {
    let multiples = 0n;
    for (let multiple = divisor; multiple <= most; multiple += divisor) {
      multiples += BigInt(counts[multiple]!);
      pairs[divisor]! -= pairs[multiple]!;
    }
    pairs[divisor]! += (multiples * (multiples - 1n)) / 2n;
  }
  return pairs[1]!;
}

if (require.main === module) runProgram(solve);
