// expect: WA — adds the costs in 32 bits, which hold less than 2^31
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, , ...lengths] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const sorted = Int32Array.from(lengths).sort();
  const sums: number[] = [];
  let [at, head, cost] = [0, 0, 0];
  const shortest = () =>
    head === sums.length || (at < sorted.length && sorted[at]! < sums[head]!)
      ? sorted[at++]!
      : sums[head++]!;
  for (let cuts = 1; cuts < sorted.length; cuts++) {
    const sum = (shortest() + shortest()) | 0;
    sums.push(sum);
    cost = (cost + sum) | 0;
  }
  return new TextEncoder().encode(`${cost}\n`);
}

if (require.main === module) runProgram(solve);
