import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { assignment, sparseAssignment } from "../assignment";

/** The least sum over all ways to give each row a column. */
function least(costs: number[], rows: number, columns: number, row = 0, taken = 0): number {
  if (row === rows) return 0;
  let best = Infinity;
  for (let column = 0; column < columns; column++) {
    if ((taken >> column) & 1) continue;
    const rest = least(costs, rows, columns, row + 1, taken | (1 << column));
    best = Math.min(best, costs[row * columns + column]! + rest);
  }
  return best;
}

it("rectangles: against all choices of columns", () => {
  for (const random of rounds(500)) {
    const rows = random.int(0, 4);
    const [columns, most] = [random.int(rows, 6), random.pick([1, 5, 1e9])];
    const costs = Array.from({ length: rows * columns }, () => random.int(-most, most));
    const column = assignment(costs, rows, columns);
    expect(new Set(column).size).toBe(rows);
    const sum = column.reduce((total, c, row) => total + costs[row * columns + c]!, 0);
    expect(sum).toBe(least(costs, rows, columns));
  }
});

it("fractions: ties that rounding breaks do not make it run for ever", () => {
  for (const random of rounds(200)) {
    const n = random.int(1, 6);
    const costs = Array.from({ length: n * n }, () => random.int(0, 9) / 10);
    const column = assignment(costs, n);
    const sum = column.reduce((total, c, row) => total + costs[row * n + c]!, 0);
    expect(sum).toBeCloseTo(least(costs, n, n), 9);
  }
});

it("no row; refuses bad sizes and costs that are not finite", () => {
  expect(assignment([], 0)).toHaveLength(0);
  expect(assignment([], 0, 5)).toHaveLength(0);
  for (const cost of [Number.NaN, Infinity, -Infinity])
    expect(() => assignment([cost], 1)).toThrow(`costs[0] must be finite, got ${cost}`);
});

it("edges: against all sets of edges, as many as possible or not", () => {
  for (const random of rounds(300)) {
    const [rows, columns] = [random.int(0, 4), random.int(0, 4)];
    const m = rows * columns === 0 ? 0 : random.int(0, 8);
    const [from, to, costs] = [
      [0, rows - 1],
      [0, columns - 1],
      [-5, 5],
    ].map(([low, high]) => Array.from({ length: m }, () => random.int(low!, high!))) as [
      number[],
      number[],
      number[],
    ];
    const sets = Array.from({ length: 1 << m }, (_, set) =>
      from.flatMap((_, e) => ((set >> e) & 1 ? [e] : [])),
    ).filter((set) =>
      [from, to].every((ends) => new Set(set.map((e) => ends[e])).size === set.length),
    );
    const sum = (set: number[]) => set.reduce((total, e) => total + costs[e]!, 0);
    const most = Math.max(...sets.map((set) => set.length));
    for (const isPartial of [false, true]) {
      const edgeOf = sparseAssignment(rows, columns, from, to, costs, isPartial);
      const chosen = [...edgeOf].filter((e) => e >= 0);
      expect(edgeOf.every((e, row) => e < 0 || from[e] === row)).toBe(true);
      expect(new Set(chosen.map((e) => to[e])).size).toBe(chosen.length);
      const allowed = sets.filter((set) => isPartial || set.length === most);
      expect(sum(chosen)).toBe(Math.min(...allowed.map(sum)));
      if (!isPartial) expect(chosen.length).toBe(most);
    }
  }
});
