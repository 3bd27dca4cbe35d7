import { describe, expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { LazySegmentTree } from "../lazy-segment-tree";

/** x -> a x + b modulo 97 on sums of elements: actions do not commute. */
interface Sum {
  readonly sum: number;
  readonly size: number;
}
type Affine = readonly [a: number, b: number];

/** The same three times: elements as objects, packed in numbers, packed in bigints. */
const objects = {
  name: "objects",
  make: (values: number[] | number) =>
    new LazySegmentTree<Sum, Affine>(
      typeof values === "number" ? values : values.map((sum) => ({ sum, size: 1 })),
      (x, y) => ({ sum: (x.sum + y.sum) % 97, size: x.size + y.size }),
      { sum: 0, size: 0 },
      ([a, b], x) => ({ sum: (a * x.sum + b * x.size) % 97, size: x.size }),
      ([a, b], [c, d]) => [(a * c) % 97, (a * d + b) % 97],
      [1, 0],
    ),
  element: (sum: number): Sum => ({ sum, size: 1 }),
  affine: (a: number, b: number): Affine => [a, b],
  sumOf: (x: Sum) => x.sum,
  sizeOf: (x: Sum) => x.size,
};
const numbers = {
  name: "numbers",
  make: (values: number[] | number) =>
    new LazySegmentTree<number, number>(
      typeof values === "number" ? values : values.map((sum) => sum * 1000 + 1),
      (x, y) => ((Math.floor(x / 1000) + Math.floor(y / 1000)) % 97) * 1000 + ((x + y) % 1000),
      0,
      (f, x) =>
        ((Math.floor(f / 97) * Math.floor(x / 1000) + (f % 97) * (x % 1000)) % 97) * 1000 +
        (x % 1000),
      (f, g) =>
        ((Math.floor(f / 97) * Math.floor(g / 97)) % 97) * 97 +
        ((Math.floor(f / 97) * (g % 97) + (f % 97)) % 97),
      97,
    ),
  element: (sum: number) => sum * 1000 + 1,
  affine: (a: number, b: number) => a * 97 + b,
  sumOf: (x: number) => Math.floor(x / 1000),
  sizeOf: (x: number) => x % 1000,
};
const bigints = {
  name: "bigints",
  make: (values: number[] | number) =>
    new LazySegmentTree<bigint, bigint>(
      typeof values === "number" ? values : values.map((sum) => BigInt(sum * 1000 + 1)),
      (x, y) => ((x / 1000n + y / 1000n) % 97n) * 1000n + ((x + y) % 1000n),
      0n,
      (f, x) => (((f / 97n) * (x / 1000n) + (f % 97n) * (x % 1000n)) % 97n) * 1000n + (x % 1000n),
      (f, g) => (((f / 97n) * (g / 97n)) % 97n) * 97n + (((f / 97n) * (g % 97n) + (f % 97n)) % 97n),
      97n,
    ),
  element: (sum: number) => BigInt(sum * 1000 + 1),
  affine: (a: number, b: number) => BigInt(a * 97 + b),
  sumOf: (x: bigint) => Number(x / 1000n),
  sizeOf: (x: bigint) => Number(x % 1000n),
};

interface Kind<S, F> {
  name: string;
  make: (values: number[] | number) => LazySegmentTree<S, F>;
  element: (sum: number) => S;
  affine: (a: number, b: number) => F;
  sumOf: (x: S) => number;
  sizeOf: (x: S) => number;
}

function holds<S, F>({ name, make, element, affine, sumOf, sizeOf }: Kind<S, F>): void {
  it(`acts on ranges of ${name} and folds them`, () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = new Random(seed);
      const values = Array.from({ length: random.int(0, 20) }, () => random.int(0, 96));
      const size = values.length;
      const tree = make(values);
      const sum = (l: number, r: number) => values.slice(l, r).reduce((a, b) => a + b, 0) % 97;
      for (let step = 0; step < 30; step++) {
        const l = random.int(0, size);
        const r = random.int(l, size);
        const kind = random.int(0, 3);
        if (kind === 0) {
          const [a, b] = [random.int(0, 96), random.int(0, 96)];
          tree.apply(l, r, affine(a, b));
          for (let i = l; i < r; i++) values[i] = (a * values[i]! + b) % 97;
        } else if (kind === 1 && l < size) {
          values[l] = random.int(0, 96);
          tree.set(l, element(values[l]!));
        } else if (kind === 2 && l < size) {
          expect(sumOf(tree.get(l))).toBe(values[l]);
        } else {
          expect(sumOf(tree.prod(l, r))).toBe(sum(l, r));
          expect(sumOf(tree.allProd())).toBe(sum(0, size));
          const bound = random.int(0, 6);
          const isGood = (x: S) => sizeOf(x) <= bound;
          expect(tree.maxRight(l, isGood)).toBe(Math.min(size, l + bound));
          expect(tree.minLeft(r, isGood)).toBe(Math.max(0, r - bound));
        }
      }
    }
  });
}

describe("LazySegmentTree", () => {
  holds(objects);
  holds(numbers);
  holds(bigints);

  it("searches by values that wait for their action", () => {
    const add = (a: number, b: number) => a + b;
    const max = (a: number, b: number) => Math.max(a, b);
    const tree = new LazySegmentTree([3, 1, 4, 1, 5], max, -Infinity, add, add, 0);
    tree.apply(0, 5, 10);
    expect([tree.maxRight(0, (most) => most < 14), tree.minLeft(5, (most) => most < 14)]).toEqual([
      2, 5,
    ]);
    expect([tree.get(3), tree.fold(0, 2), tree.all()]).toEqual([11, 13, 15]);
  });
});
