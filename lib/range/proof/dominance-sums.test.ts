import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { dominanceSums } from "../dominance-sums";

it("agrees with all pairs, where queries are no points and weights have signs", () => {
  const random = new Random(1);
  const column = (n: number, most: number) =>
    Float64Array.from({ length: n }, () => random.int(-most, most) / 2);
  for (let round = 0; round < 100; round++) {
    const [n, q, most] = [random.int(0, 20), random.int(0, 20), random.pick([2, 100])];
    const [xs, ys, zs, weights] = [0, 1, 2, 3].map(() => column(n, most));
    const [x, y, z] = [0, 1, 2].map(() => column(q, most));
    const points = { xs: xs!, ys: ys!, zs: zs!, weights: weights! };
    const sums = dominanceSums(points, { xs: x!, ys: y!, zs: z! });
    const expected = Array.from(x!, (_, query) => {
      let sum = 0;
      for (let i = 0; i < n; i++) {
        const isBelow = xs![i]! <= x![query]! && ys![i]! <= y![query]! && zs![i]! <= z![query]!;
        if (isBelow) sum += weights![i]!;
      }
      return sum;
    });
    expect([...sums]).toEqual(expected);
  }
});

it("refuses lists of different length, and weights that are not finite", () => {
  const two = [1, 2];
  const sums = (change: object, queries = {}) =>
    dominanceSums(
      { xs: two, ys: two, zs: two, ...change },
      { xs: [1], ys: [1], zs: [1], ...queries },
    );
  for (const name of ["ys", "zs", "weights"])
    expect(() => sums({ [name]: [1] })).toThrow("dominanceSums: 2 and 1 xs, then lists of ");
  for (const name of ["ys", "zs"])
    expect(() => sums({}, { [name]: two })).toThrow("dominanceSums: 2 and 1 xs, then lists of ");
  const call = () => sums({ weights: [1, Infinity] });
  expect(call).toThrow("dominanceSums: weight 1 must be a finite number, got Infinity");
});
