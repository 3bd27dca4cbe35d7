import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { type LinearProgram, simplex } from "./simplex";
import { bestCorner } from "./simplex.twin";

it("agrees with all corners; what is unbounded grows with the box", () => {
  const random = new Random(1);
  const seen = { optimal: 0, infeasible: 0, unbounded: 0 };
  for (let step = 0; step < 600; step++) {
    const [n, m] = [random.int(1, 3), random.int(0, 4)];
    const most = random.pick([1, 3, 10]);
    const numbers = (count: number) => Array.from({ length: count }, () => random.int(-most, most));
    const program: LinearProgram = {
      rows: Array.from({ length: m }, () => numbers(n)),
      limits: numbers(m),
      objective: numbers(n),
    };
    const solution = simplex(program);
    seen[solution.kind]++;
    // All corners lie within 10^4: determinants of at most 3 × 3 numbers to 10.
    const inBox = (size: number) => bestCorner(program, size);
    const [near, far] = [inBox(1e5), inBox(2e5)];
    if (near === undefined) expect(solution.kind).toBe("infeasible");
    else if (far! > near + 1) expect(solution.kind).toBe("unbounded");
    else {
      if (solution.kind !== "optimal") throw new Error(`expected an optimum, got ${solution.kind}`);
      expect(solution.value).toBeCloseTo(near, 6);
      const value = (row: ArrayLike<number>) =>
        solution.x.reduce((sum, x, j) => sum + x * row[j]!, 0);
      expect(value(program.objective)).toBeCloseTo(near, 6);
      program.rows.forEach((row, i) => {
        expect(value(row)).toBeLessThan(program.limits[i]! + 1e-6);
      });
      expect(solution.x.every((x) => x >= 0)).toBe(true);
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(40);
});

it("Beale's example, where Dantzig's rule runs in a circle", () => {
  const solution = simplex({
    rows: [
      [0.25, -60, -1 / 25, 9],
      [0.5, -90, -1 / 50, 3],
      [0, 0, 1, 0],
    ],
    limits: [0, 0, 1],
    objective: [0.75, -150, 0.02, -6],
  });
  expect(solution).toMatchObject({ kind: "optimal" });
  if (solution.kind === "optimal") expect(solution.value).toBeCloseTo(0.05, 9);
});

it("refuses sizes that do not fit and numbers that are not finite", () => {
  const call = (rows: number[][], limits: number[]) => () =>
    simplex({ rows, limits, objective: [1] });
  expect(call([[1]], [])).toThrow("simplex: 1 rows, but 0 limits");
  expect(call([[1, 2]], [1])).toThrow("simplex: expected rows of 1 numbers, got 2");
  expect(call([[Number.NaN]], [1])).toThrow("simplex: expected finite numbers");
  expect(call([[1]], [Infinity])).toThrow("simplex: expected finite numbers");
});
