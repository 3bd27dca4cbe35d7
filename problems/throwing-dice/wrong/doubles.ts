// expect: WA — takes n for a double, which is exact to 2^53 only
import { runProgram } from "../../../lib/io/run-program";

const P = 1_000_000_007n;

export function solve(input: Uint8Array): Uint8Array {
  let n = BigInt(Number(new TextDecoder().decode(input).trim()));
  const product = (a: bigint[][], b: bigint[][]) =>
    a.map((row) => b.map((_, j) => row.reduce((sum, x, k) => sum + x * b[k]![j]!, 0n) % P));
  let step: bigint[][] = Array.from({ length: 6 }, (_, i) =>
    Array.from({ length: 6 }, (__, j) => (i === 0 || j === i - 1 ? 1n : 0n)),
  );
  let power: bigint[][] = step.map((_, i) => step.map((__, j) => (i === j ? 1n : 0n)));
  for (; n > 0n; n /= 2n) {
    if (n % 2n === 1n) power = product(power, step);
    step = product(step, step);
  }
  return new TextEncoder().encode(`${power[0]![0]}\n`);
}

if (require.main === module) runProgram(solve);
