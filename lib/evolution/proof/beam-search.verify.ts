/**
 * travellingSalesman: the shortest tour through all vertices of a directed graph.
 *
 * In      V E; E lines "s t d", an arc from s to t of length d
 * Out     the length of the shortest tour that begins and ends at one vertex and visits each other one
 *         once; -1 if there is none
 * Source  AOJ DPL_2_A, https://onlinejudge.u-aizu.ac.jp/problems/DPL_2_A
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { beamSearch } from "../beam-search";

// A state is a set of visited vertices and the last of them: of 14 others and s of them in the set there are
// s · choose(14, s), at most 24,024. A beam of that width keeps them all, so that the search is exact.
const WIDTH = 24_024;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(2, 15, "V");
  const lengths = new Float64Array(n * n).fill(Infinity);
  for (let left = scanner.intIn(0, n * (n - 1), "E"); left > 0; left--) {
    const arc = scanner.intIn(0, n - 1, "s") * n + scanner.intIn(0, n - 1, "t");
    lengths[arc] = scanner.intIn(0, 1000, "d");
  }
  const visited = new Int32Array(2 * WIDTH).fill(1, 0, 1);
  const last = new Int32Array(2 * WIDTH);
  const way = new Float64Array(2 * WIDTH);
  const { cost, finished } = beamSearch({
    width: WIDTH,
    turns: n,
    expand(slot, next, turn) {
      const row = last[slot]! * n;
      if (turn === n - 1) next.finish(way[slot]! + lengths[row]!, 0);
      for (let to = 1; to < n; to++) {
        const set = visited[slot]! | (1 << to);
        if (set !== visited[slot]) next.offer(way[slot]! + lengths[row + to]!, set * 16 + to, to);
      }
    },
    apply(from, to, slot) {
      visited[slot] = visited[from]! | (1 << to);
      last[slot] = to;
      way[slot] = way[from]! + lengths[last[from]! * n + to]!;
    },
  });
  return new Writer()
    .int(finished && cost < Infinity ? cost : -1)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
