/**
 * persistentUnionfind: a graph in many versions, each an earlier one with an edge more.
 *
 * In      N Q, then Q lines t k u v: 0 version i is version k with the edge u v, 1 are u and v
 *         connected in version k? Version -1 has no edges. N, Q ≤ 2 · 10^5
 * Out     a line for each query 1: 1 or 0
 * Source  Library Checker persistent_unionfind,
 *         https://judge.yosupo.jp/problem/persistent_unionfind
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { RollbackSets } from "../rollback-sets";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const sets = new RollbackSets(scanner.int());
  const queries = scanner.int();
  const words = new Int32Array(4 * queries);
  intsIn(scanner, words, 4 * queries, -1, Math.max(queries, sets.size), "a number");
  // The tree of versions: version i is node i + 1; children in lists by head and next.
  const head = new Int32Array(queries + 1);
  const next = new Int32Array(queries + 1);
  for (let query = queries; query > 0; query--) {
    const above = words[4 * query - 3]! + 1;
    next[query] = head[above]!;
    head[above] = query;
  }
  const answers = new Int8Array(queries);
  const path = new Int32Array(queries + 1);
  const times = new Int32Array(queries + 1); // before the edge of the node was added
  const child = head.slice(); // the next one to visit
  let depth = 0;
  while (depth >= 0) {
    const node = path[depth]!;
    const query = child[node]!;
    if (query === 0) {
      sets.rollback(times[depth--]!);
      continue;
    }
    child[node] = next[query]!;
    const [u, v] = [words[4 * query - 2]!, words[4 * query - 1]!];
    if (words[4 * query - 4] === 1) {
      answers[query - 1] = +sets.same(u, v);
      continue;
    }
    path[++depth] = query;
    times[depth] = sets.time;
    sets.union(u, v);
  }
  const writer = new Writer();
  for (let query = 0; query < queries; query++) {
    if (words[4 * query] === 1) writer.int(answers[query]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
