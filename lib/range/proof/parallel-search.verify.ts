/**
 * stampRally: how far edges must be taken in order until two walkers can see z vertices.
 *
 * In      n m, up to 10^5; m edges "a b" of a connected graph; q up to 10^5; q lines "x y z"
 * Out     for each line the least number of first edges by which x and y reach z vertices together
 * Source  AtCoder AGC 002 D, https://atcoder.jp/contests/agc002/tasks/agc002_d
 */
import { readEdges } from "../../graph/read-edges";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { DisjointSets } from "../../structure/disjoint-sets";
import { parallelSearch } from "../parallel-search";

const MAX_SIZE = 100_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const m = scanner.intIn(1, MAX_SIZE, "m");
  const { from, to } = readEdges(scanner, n, m, 1);
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const queries = new Int32Array(3 * q);
  intsIn(scanner, queries, 3 * q, 1, n, "a part of a query");
  let sets = new DisjointSets(n);
  const reset = () => {
    sets = new DisjointSets(n);
  };
  const step = (edge: number) => sets.union(from[edge]!, to[edge]!);
  const answers = parallelSearch(q, m, reset, step, (query) => {
    const [x, y] = [queries[3 * query]! - 1, queries[3 * query + 1]! - 1];
    const seen = sets.sizeOf(x) + (sets.same(x, y) ? 0 : sets.sizeOf(y));
    return seen >= queries[3 * query + 2]!;
  });
  const writer = new Writer();
  for (const answer of answers) writer.int(answer).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
