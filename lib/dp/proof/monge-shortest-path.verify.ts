/**
 * frog3: the least cost of jumps from the first stone to the last, where a jump costs the square of its
 * height and a constant.
 *
 * In      n C; the heights of the stones, ascending
 * Out     the least cost
 * Source  AtCoder dp_z, https://atcoder.jp/contests/dp/tasks/dp_z
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mongeShortestPath } from "../monge-shortest-path";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(2, 200_000, "n");
  const constant = scanner.intIn(1, 1e12, "C");
  const heights = new Int32Array(n);
  intsIn(scanner, heights, n, 1, 1e6, "a height");
  const { least } = mongeShortestPath(n - 1, (from, to) => {
    const height = heights[to]! - heights[from]!;
    return height * height + constant;
  });
  return new Writer()
    .int(least[n - 1]!)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
