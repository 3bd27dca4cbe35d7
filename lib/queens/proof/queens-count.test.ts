import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { countQueensOn, queensCount } from "../queens-count";

// https://oeis.org/A000170; n = 16: queens-count.slow.test.ts
const A000170 = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184];

/** All permutations, counted by the rule. */
function naive(allowed: readonly number[], rows: number[] = []): number {
  const column = rows.length;
  if (column === allowed.length) return 1;
  let count = 0;
  for (let row = 0; row < allowed.length; row++) {
    if (((allowed[column]! >> row) & 1) === 0) continue;
    if (rows.some((other, at) => other === row || Math.abs(other - row) === column - at)) continue;
    count += naive(allowed, [...rows, row]);
  }
  return count;
}

it("gives OEIS A000170 to n = 14", () => {
  for (let n = 0; n <= 14; n++) expect(queensCount(n), `n = ${n}`).toBe(A000170[n]);
});

it("counts all placements when every square is allowed", () => {
  for (let n = 0; n <= 10; n++) expect(countQueensOn(Array(n).fill(-1))).toBe(A000170[n]);
});

it("agrees with the rule on random sets of allowed squares", () => {
  for (const random of rounds(150)) {
    const n = random.int(1, 8);
    const allowed = Array.from({ length: n }, () => random.uint32() | random.uint32());
    expect(countQueensOn(allowed)).toBe(naive(allowed));
  }
});

it("refuses more than 31 columns", () => {
  expect(() => countQueensOn(Array(32).fill(0))).toThrow("at most 31 columns, got 32");
  expect(countQueensOn(Array.from({ length: 31 }, (_, c) => 1 << ((2 * c + 1) % 31)))).toBe(1);
});
