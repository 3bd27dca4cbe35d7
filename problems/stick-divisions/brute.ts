/**
 * Stick Divisions: all ways to cut, for few sticks. For more than TRIED the lengths are sorted, and the
 * sums wait in a queue of their own: they never fall.
 */
import { runProgram } from "../../lib/io/run-program";

const TRIED = 10;

export function solve(input: Uint8Array): Uint8Array {
  const [, , ...lengths] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const cost = lengths.length <= TRIED ? leastOfAllWays(lengths) : twoQueues(lengths);
  return new TextEncoder().encode(`${cost}\n`);
}

/** For each set of sticks, as bits: its length and the least cost over all cuts into two sets. */
function leastOfAllWays(lengths: readonly number[]): number {
  const least = [0];
  for (let set = 1; set < 1 << lengths.length; set++) {
    const length = lengths.reduce(
      (sum, stick, bit) => sum + (((set >> bit) & 1) === 1 ? stick : 0),
      0,
    );
    least[set] = (set & (set - 1)) === 0 ? 0 : Number.POSITIVE_INFINITY;
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set)
      least[set] = Math.min(least[set]!, length + least[part]! + least[set ^ part]!);
  }
  return least[least.length - 1]!;
}

function twoQueues(lengths: readonly number[]): number {
  const sorted = [...lengths].sort((a, b) => a - b);
  const sums: number[] = [];
  let [at, head, cost] = [0, 0, 0];
  const shortest = () => {
    const isLength = head === sums.length || (at < sorted.length && sorted[at]! < sums[head]!);
    return isLength ? sorted[at++]! : sums[head++]!;
  };
  for (let cuts = 1; cuts < sorted.length; cuts++) {
    const sum = shortest() + shortest();
    sums.push(sum);
    cost += sum;
  }
  return cost;
}

if (require.main === module) runProgram(solve);
