/**
 * unionfindWithPotentialNonCommutativeGroup: statements about quotients of unknown 2 × 2 matrices.
 *
 * In      n q; q lines "0 u v x00 x01 x10 x11" (a[u] = a[v] x, where x has determinant 1) or "1 u v"
 * Out     for each "0" 1, or 0 if it contradicts what was accepted before; for each "1" the inverse of
 *         a[v] times a[u], row by row modulo 998244353, or -1 if it is not known
 * Source  Library Checker unionfind_with_potential_non_commutative_group,
 *         https://judge.yosupo.jp/problem/unionfind_with_potential_non_commutative_group
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { SlotPotentialSets } from "../slot-potential-sets";

const MAX_SIZE = 200_000;
const P = 998244353;

class MatrixSets extends SlotPotentialSets {
  /** Slot k has the matrix (m[4 k], m[4 k + 1]; m[4 k + 2], m[4 k + 3]). */
  readonly m = Int32Array.from({ length: 4 * this.slots }, (_, at) =>
    at % 4 === 0 || at % 4 === 3 ? 1 : 0,
  );

  protected combine(into: number, left: number, right: number): void {
    const { m } = this;
    for (const row of [0, 2]) {
      const a = m[4 * left + row]!;
      const b = m[4 * left + row + 1]!;
      m[4 * into + row] = (mul(a, m[4 * right]!) + mul(b, m[4 * right + 2]!)) % P;
      m[4 * into + row + 1] = (mul(a, m[4 * right + 1]!) + mul(b, m[4 * right + 3]!)) % P;
    }
  }

  protected invert(into: number, of: number): void {
    const { m } = this;
    m[4 * into] = m[4 * of + 3]!;
    m[4 * into + 1] = (P - m[4 * of + 1]!) % P;
    m[4 * into + 2] = (P - m[4 * of + 2]!) % P;
    m[4 * into + 3] = m[4 * of]!;
  }

  protected equals(a: number, b: number): boolean {
    return [0, 1, 2, 3].every((part) => this.m[4 * a + part] === this.m[4 * b + part]);
  }
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const sets = new MatrixSets(n);
  const stated = sets.m.subarray(4 * sets.stated);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 1, "the kind of a query");
    const u = scanner.intIn(0, n - 1, "u");
    const v = scanner.intIn(0, n - 1, "v");
    if (kind === 0) {
      intsIn(scanner, stated, 4, 0, P - 1, "a part of x");
      writer.int(sets.union(u, v) ? 1 : 0).newline();
    } else {
      const at = 4 * sets.difference(u, v);
      if (at < 0) writer.int(-1);
      for (let part = 0; at >= 0 && part < 4; part++) writer.int(sets.m[at + part]!).space();
      writer.newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
