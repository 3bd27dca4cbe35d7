/**
 * kthLargestConnectedComponents: the k-th largest vertex of a component, in a graph that grows.
 *
 * In      N Q ≤ 2 · 10^5, then Q lines "1 u v": an edge between u and v, or "2 v k", k ≤ 10; vertices from 1
 * Out     for each line "2 v k" the k-th largest vertex that is connected with v, or -1
 * Source  AtCoder ABC 372 E, https://atcoder.jp/contests/abc372/tasks/abc372_e
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { KeyedSets } from "../keyed-sets";

const MOST = 10;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.int();
  // The value of a set: its largest vertices, the largest first.
  const sets = new KeyedSets(
    (a: number[], b: number[]) => [...a, ...b].sort((u, v) => v - u).slice(0, MOST),
    (vertex: number) => [vertex],
  );
  for (let query = scanner.int(); query > 0; query--) {
    const isEdge = scanner.int() === 1;
    const vertex = scanner.intIn(1, n, "a vertex");
    if (isEdge) sets.union(vertex, scanner.intIn(1, n, "a vertex"));
    else writer.int(sets.get(vertex)[scanner.intIn(1, MOST, "k") - 1] ?? -1).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
