/**
 * segmentGroups: into how many groups segments fall that meet, directly or through others.
 *
 * In      N; N lines "x1 y1 x2 y2"
 * Out     the number of groups; the number of segments in the largest one
 * Source  BOJ 2162, https://www.acmicpc.net/problem/2162; statement as quoted in uyt8989.tistory.com/92
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { DisjointSets } from "../../structure/disjoint-sets";
import { crossingPairs } from "../crossing-pairs";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 3000, "N");
  const ends = new Int32Array(4 * n);
  intsIn(scanner, ends, 4 * n, -5000, 5000, "a coordinate");
  const column = (k: number) => Int32Array.from({ length: n }, (_, i) => ends[4 * i + k]!);
  const pairs = crossingPairs(column(0), column(1), column(2), column(3));
  const sets = new DisjointSets(n);
  for (let k = 0; k < pairs.length; k += 2) sets.union(pairs[k]!, pairs[k + 1]!);
  let largest = 0;
  for (let i = 0; i < n; i++) largest = Math.max(largest, sets.sizeOf(i));
  return new Writer().int(sets.count).newline().int(largest).newline().result();
}

if (require.main === module) runProgram(solve);
