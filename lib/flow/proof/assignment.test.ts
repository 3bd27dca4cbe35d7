import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { assignment } from "../assignment";

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
  for (let seed = 0; seed < 500; seed++) {
    const random = new Random(seed);
    const rows = random.int(0, 4);
    const columns = random.int(rows, 6);
    const most = random.pick([1, 5, 1e9]);
    const costs = Array.from({ length: rows * columns }, () => random.int(-most, most));
    const column = assignment(costs, rows, columns);
    expect(new Set(column).size).toBe(rows);
    const sum = column.reduce((total, c, row) => total + costs[row * columns + c]!, 0);
    expect(sum).toBe(least(costs, rows, columns));
  }
});

/** How a matrix can be built so that the reductions leave many rows without a column. */
const forms: Readonly<Record<string, (random: Random, r: number, c: number) => number>> = {
  few: (random) => random.int(0, 6),
  many: (random) => random.int(-1e9, 1e9),
  products: (random, r, c) => (r + 1) * (c + 1) + random.int(0, 2),
  productsDown: (_, r, c) => -(r + 1) * (c + 1),
  distances: (random, r, c) => Math.abs(r - c) * random.int(1, 3),
  columns: (random, _, c) => 10 * c + random.int(0, 4),
};

it("larger matrices: no exchange of columns along a cycle of rows is cheaper", () => {
  for (let seed = 0; seed < 90; seed++) {
    const random = new Random(seed);
    const n = random.int(1, 30);
    const rows = random.pick([n, random.int(0, n)]);
    const form = Object.values(forms)[seed % 6]!;
    const costs = Array.from({ length: rows * n }, (_, at) =>
      form(random, Math.floor(at / n), at % n),
    );
    const own = [...assignment(costs, rows, n)];
    for (let c = 0; c < n; c++) if (!own.includes(c)) own.push(c); // rows without cost
    expect(new Set(own).size).toBe(n);
    const cost = (row: number, column: number) => (row < rows ? costs[row * n + column]! : 0);
    // gain[i * n + j]: what row i pays more for the column of row j.
    const gain = Float64Array.from({ length: n * n }, (_, at) => {
      const i = Math.floor(at / n);
      return cost(i, own[at % n]!) - cost(i, own[i]!);
    });
    for (let via = 0; via < n; via++) {
      for (let i = 0; i < n; i++) {
        for (let j = 0; j < n; j++) {
          gain[i * n + j] = Math.min(gain[i * n + j]!, gain[i * n + via]! + gain[via * n + j]!);
        }
      }
    }
    for (let i = 0; i < n; i++) expect(gain[i * n + i]).toBe(0);
  }
});

it("fractions: ties that rounding breaks do not make it run for ever", () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = new Random(seed);
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
  for (const cost of [Number.NaN, Infinity, -Infinity]) {
    expect(() => assignment([cost], 1)).toThrow(`costs[0] must be finite, got ${cost}`);
  }
});
