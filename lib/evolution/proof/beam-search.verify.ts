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
  const visited = new Int32Array(n + 1).fill(1, 0, 1); // by turn, as last and way
  const last = new Int32Array(n + 1);
  const way = new Float64Array(n + 1);
  const { cost, finished } = beamSearch({
    width: WIDTH,
    turns: n,
    expand(next, turn) {
      const row = last[turn]! * n;
      if (turn === n - 1) next.finish(way[turn]! + lengths[row]!, 0);
      for (let to = 1; to < n; to++) {
        const set = visited[turn]! | (1 << to);
        if (set !== visited[turn]) next.offer(way[turn]! + lengths[row + to]!, set * 16 + to, to);
      }
    },
    apply(to, turn) {
      visited[turn + 1] = visited[turn]! | (1 << to);
      last[turn + 1] = to;
      way[turn + 1] = way[turn]! + lengths[last[turn]! * n + to]!;
    },
  });
  return new Writer()
    .int(finished && cost < Infinity ? cost : -1)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
