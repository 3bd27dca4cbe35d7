import { describe, expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { LazySegmentTree } from "../lazy-segment-tree";

/** Elements are 1000 · sum + size; x -> a x + b modulo 97 is 97 a + b: actions do not commute. */
const part = (x: number, by: number) => Math.floor(x / by);
const op = (x: number, y: number) =>
  ((part(x, 1000) + part(y, 1000)) % 97) * 1000 + ((x + y) % 1000);
const mapping = (f: number, x: number) =>
  ((part(f, 97) * part(x, 1000) + (f % 97) * (x % 1000)) % 97) * 1000 + (x % 1000);
const composition = (f: number, g: number) =>
  ((part(f, 97) * part(g, 97)) % 97) * 97 + ((part(f, 97) * (g % 97) + (f % 97)) % 97);

/** The packed numbers as elements and actions of any type. */
function holds<T>(name: string, to: (x: number) => T, from: (x: T) => number): void {
  const make = (values: number[]) =>
    new LazySegmentTree<T, T>(
      values.map((sum) => to(1000 * sum + 1)),
      (x, y) => to(op(from(x), from(y))),
      to(0),
      (g, x) => to(mapping(from(g), from(x))),
      (g, h) => to(composition(from(g), from(h))),
      to(97),
    );
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
          tree.apply(l, r, to(97 * a + b));
          for (let i = l; i < r; i++) values[i] = (a * values[i]! + b) % 97;
        } else if (kind === 1 && l < size) {
          values[l] = random.int(0, 96);
          tree.set(l, to(1000 * values[l]! + 1));
        } else if (kind === 2 && l < size) {
          expect(part(from(tree.get(l)), 1000)).toBe(values[l]);
        } else {
          expect(part(from(tree.prod(l, r)), 1000)).toBe(sum(l, r));
          expect(part(from(tree.allProd()), 1000)).toBe(sum(0, size));
          const bound = random.int(0, 6);
          const isGood = (x: T) => from(x) % 1000 <= bound;
          expect(tree.maxRight(l, isGood)).toBe(Math.min(size, l + bound));
          expect(tree.minLeft(r, isGood)).toBe(Math.max(0, r - bound));
        }
      }
    }
  });
}

describe("LazySegmentTree", () => {
  holds("numbers", Number, Number);
  holds("bigints", BigInt, Number);
  holds(
    "objects",
    (x) => ({ x }),
    ({ x }) => x,
  );

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
