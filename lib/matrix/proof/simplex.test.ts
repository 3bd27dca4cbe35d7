import { expect, it } from "vitest";
import { rowsOf, tableOf } from "../../io/proof/rows-of";
import { simplex } from "../simplex";

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

it("values within 10^-9 of 0 count as 0", () => {
  const tiny = 1e-9;
  // No price, no limit of a variable, no way to break or mend a row.
  expect(simplex({ rows: [[1]], limits: [1e9], objective: [tiny] })).toMatchObject({ value: 0 });
  expect(simplex({ rows: [[tiny]], limits: [1], objective: [1] }).kind).toBe("unbounded");
  expect(simplex({ rows: [[1]], limits: [-tiny], objective: [1] }).kind).toBe("optimal");
  expect(simplex({ rows: [[-tiny]], limits: [-1], objective: [1] }).kind).toBe("infeasible");
  // After a step that leaves the value as it was.
  const still = {
    rows: tableOf("1 0, 0 1"),
    limits: [0, 1e9],
    objective: [1, tiny],
  };
  expect(simplex(still)).toMatchObject({ value: 0 });
});

it("examples, found at random, where another choice than Bland's runs in a circle", () => {
  // Cones: the only corner is 0.
  const cones = [
    ["optimal", "21 30 -16, -29 15 7, 6 -9 17", "10 28 14"],
    [
      "optimal",
      "2 11 -6 10, 9 -24 -14 -23, 24 -6 -12 28, 18 6 2 16, -2 3 -17 -14",
      "30 17 -26 -29",
    ],
    [
      "optimal",
      "-2 0 7 -7 -7 -7 8, 7 -4 10 2 6 6 3, 8 4 -3 8 7 -2 10, 4 -3 -8 2 -7 -4 9, 7 2 1 5 -1 0 -7",
      "-9 6 1 10 1 1 7",
    ],
    [
      "unbounded",
      "39 -84 -99 -59 44, -32 -75 -57 -48 13, -65 -11 88 48 22, 49 64 70 -63 20, 66 -77 7 -53 92",
      "-50 7 58 23 100",
    ],
    [
      "unbounded",
      "52 -25 93 13 -67 -96 -52, -39 77 -79 76 33 22 20, 50 98 5 92 48 5 -38, -12 6 11 96 -64 -67 -71",
      "-9 -31 25 19 -81 -86 13",
    ],
    [
      "unbounded",
      "25 9 4 27 14 -27, -4 11 25 -29 16 -15, -1 -8 4 -23 -26 -7, 29 19 8 10 18 -29, 26 -12 -14 18 2 -23, -12 7 -15 10 18 -6",
      "29 -9 26 19 18 -29",
    ],
  ] as const;
  for (const [kind, table, last] of cones) {
    const [rows, [objective]] = [rowsOf(table), rowsOf(last)];
    const limits = rows.map(() => 0);
    expect(simplex({ rows, limits, objective: objective! }).kind).toBe(kind);
  }
});

it("stops where rounding keeps it from an end", () => {
  // Numbers of very different sizes, found at random.
  const rows = [[0.01], [5e14], [-4e7]];
  expect(() => simplex({ rows, limits: [2e-14, 0.05, -0.1], objective: [1] })).toThrow(
    "simplex: no end after 10^6 pivots; scale the numbers",
  );
});

it("refuses sizes that do not fit and numbers that are not finite", () => {
  const call = (rows: number[][], limits: number[]) => () =>
    simplex({ rows, limits, objective: [1] });
  expect(call([[1]], [])).toThrow("simplex: 1 rows, but 0 limits");
  expect(call([[1, 2]], [1])).toThrow("simplex: expected rows of 1 numbers, got 2");
  expect(call([[Number.NaN]], [1])).toThrow("simplex: expected finite numbers");
  expect(call([[1]], [Infinity])).toThrow("simplex: expected finite numbers");
});
