/**
 * persistentUnionfindOnline: a graph in many versions, each an earlier one with an edge more, answered line by line.
 *
 * In      N Q, then Q lines t k u v: 0 version i is version k with the edge u v, 1 are u and v
 *         connected in version k? Version -1 has no edges. N, Q ≤ 2 · 10^5
 * Out     a line for each query 1: 1 or 0
 * Source  Library Checker persistent_unionfind,
 *         https://judge.yosupo.jp/problem/persistent_unionfind
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { PersistentSets } from "../persistent-sets";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const sets = new PersistentSets(scanner.int());
  const queries = scanner.int();
  const versions = new Int32Array(queries + 1); // by the query's number + 1
  for (let query = 1; query <= queries; query++) {
    const isQuestion = scanner.intIn(0, 1, "the kind of a query") === 1;
    const version = versions[scanner.intIn(-1, query - 2, "a version") + 1]!;
    const [u, v] = [scanner.int(), scanner.int()];
    if (isQuestion) writer.int(+sets.same(version, u, v)).newline();
    else versions[query] = sets.union(version, u, v);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
