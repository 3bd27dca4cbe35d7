import { expect, it } from "vitest";
import { Random } from "../random";
import { unitMongeProduct } from "../unit-monge-product";

/** How many rows from i on have a column below k. */
const sum = (p: Int32Array, i: number, k: number) =>
  p.reduce((count, column, row) => count + Number(row >= i && column >= 0 && column < k), 0);

it("has the least sum at each place, for permutations and partial ones", () => {
  const random = new Random(1);
  for (let round = 0; round < 300; round++) {
    const n = round % 50 === 0 ? random.int(13, 20) : random.int(0, 9); // from 13 on cut in halves
    const [a, b] = [0, 1].map(() => {
      const columns = random.shuffle(Int32Array.from({ length: n }, (_, i) => i));
      return columns.map((column) => (round % 3 > 0 && random.int(0, 3) === 0 ? -1 : column));
    }) as [Int32Array, Int32Array];
    const c = unitMongeProduct(a, b);
    for (let i = 0; i <= n; i++) {
      for (let k = 0; k <= n; k++) {
        const sums = Array.from({ length: n + 1 }, (_, j) => sum(a, i, j) + sum(b, j, k));
        expect(sum(c, i, k)).toBe(Math.min(...sums));
      }
    }
  }
});

it("keeps the other factor of the identity, and refuses what is no permutation", () => {
  const some = new Random(1).shuffle(Int32Array.from({ length: 1000 }, (_, i) => i));
  const identity = Int32Array.from(some, (_, i) => i);
  expect(unitMongeProduct(some, identity)).toEqual(some);
  expect(unitMongeProduct(identity, some)).toEqual(some);
  expect(() => unitMongeProduct(some, Int32Array.of(0))).toThrow("got 1000 and 1");
});
