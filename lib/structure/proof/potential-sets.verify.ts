/**
 * unionfindWithPotential: statements about differences of unknown numbers modulo 998244353.
 *
 * In      N Q, then Q lines: "0 u v x" states a[u] = a[v] + x, "1 u v" asks a[u] - a[v].
 *         N, Q ≤ 2 · 10^5
 * Out     a line for each: 1 if the statement agrees with those before, else 0, and it is dropped;
 *         the difference, or -1 if it is not known
 * Source  Library Checker unionfind_with_potential,
 *         https://judge.yosupo.jp/problem/unionfind_with_potential
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { PotentialSets } from "../potential-sets";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const sets = new PotentialSets(scanner.int(), 998_244_353);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const kind = scanner.int();
    const u = scanner.int();
    const v = scanner.int();
    writer.int(kind === 0 ? +sets.union(u, v, scanner.int()) : (sets.difference(u, v) ?? -1));
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
