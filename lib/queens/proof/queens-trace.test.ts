import { expect, it } from "vitest";
import { queensAll } from "../queens-all";
import { queensConflicts } from "../queens-conflicts";
import { type QueensTrace, queensBacktrackingTrace, queensRepairTrace } from "../queens-trace";

const attacked = (rows: ArrayLike<number>, row: number, column: number, n = rows.length) => {
  let count = 0;
  for (let other = 0; other < n; other++) {
    if (other === column) continue;
    if (rows[other] === row || Math.abs(rows[other]! - row) === Math.abs(other - column)) count++;
  }
  return count;
};

it("ends at the first placement, or empty where there is none", () => {
  for (let n = 1; n <= 10; n++) {
    const last = queensBacktrackingTrace(n, 100_000).at(-1)!;
    let first: number[] | undefined;
    queensAll(n, (rows) => {
      first ??= [...rows];
    });
    if (first) expect([...last.rows]).toEqual(first);
    else expect(last.placed).toBeLessThan(n);
    expect(last.placed === n).toBe(first !== undefined);
  }
});

it("never shows two placed queens that attack each other", () => {
  for (const { rows, placed } of queensBacktrackingTrace(8, 100_000)) {
    for (let column = 0; column < placed; column++)
      expect(attacked(rows, rows[column]!, column, placed)).toBe(0);
  }
});

it("takes 876 tries for 8 queens", () => {
  // The published count of rows examined until the first placement (Norvig's and others' demos).
  const steps = queensBacktrackingTrace(8, 100_000);
  expect(steps).toHaveLength(1 + 876);
  expect(new Set(steps.map(({ rows }) => rows.join())).size).toBeGreaterThan(400);
});

it("stops after the most steps", () => expect(queensBacktrackingTrace(30, 500)).toHaveLength(501));

it("moves one attacked queen a step to a row of fewest attacks", () => {
  for (let seed = 0; seed < 20; seed++) {
    const steps = queensRepairTrace(8, seed, 1000);
    for (let at = 1; at < steps.length; at++) {
      const [before, { rows, column }] = [steps[at - 1]!.rows, steps[at]!];
      expect([...rows].filter((row, other) => row !== before[other])).toHaveLength(1);
      expect(attacked(before, before[column]!, column)).toBeGreaterThan(0);
      const others = Array.from({ length: 8 }, (_, row) => row).filter(
        (row) => row !== before[column],
      );
      const least = Math.min(...others.map((row) => attacked(before, row, column)));
      expect(attacked(before, rows[column]!, column)).toBe(least);
    }
    const isSolved = queensConflicts(steps.at(-1)!.rows) === 0;
    expect(isSolved || steps.length === 1001).toBe(true);
  }
});

it("solves most boards, and the same seed gives the same run", () => {
  const solved = (run: QueensTrace[]) => queensConflicts(run.at(-1)!.rows) === 0;
  const runs = Array.from({ length: 20 }, (_, seed) => queensRepairTrace(12, seed, 5000));
  expect(runs.filter(solved).length).toBeGreaterThan(15);
  expect(queensRepairTrace(12, 3, 5000)).toEqual(runs[3]);
});

it("ends for boards without a placement", () => {
  expect(queensRepairTrace(1, 1, 50)).toHaveLength(1);
  for (const n of [2, 3]) expect(queensRepairTrace(n, 1, 50)).toHaveLength(51);
});

it("begins with random rows of the board", () => {
  const firsts = Array.from({ length: 40 }, (_, seed) => queensRepairTrace(5, seed, 0)[0]!.rows);
  expect(new Set(firsts.flatMap((rows) => [...rows]))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(new Set(firsts.map(String)).size).toBeGreaterThan(30);
});

it("accepts n = 1000", () => {
  expect(queensBacktrackingTrace(1000, 1)).toHaveLength(2);
  expect(queensRepairTrace(1000, 1, 0)).toHaveLength(1);
});

it("the first step has no queen, the repair's first step all, and neither names a column", () => {
  for (const n of [1, 2, 5, 8]) {
    const [first] = queensBacktrackingTrace(n, 10);
    expect(first).toEqual({ rows: new Int32Array(n), placed: 0, column: -1 });
    expect(queensRepairTrace(n, 10, 1)[0]).toMatchObject({ placed: n, column: -1 });
  }
});
