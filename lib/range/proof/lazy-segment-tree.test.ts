import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
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
    for (const random of rounds(60)) {
      const values = Array.from({ length: random.int(0, 20) }, () => random.int(0, 96));
      const size = values.length;
      const tree = make(values);
      const sum = (l: number, r: number) => values.slice(l, r).reduce((a, b) => a + b, 0) % 97;
      for (let step = 0; step < 30; step++) {
        const l = random.int(0, size);
        const [r, kind] = [random.int(l, size), random.int(0, 3)];
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

it("hands an action on which a mapping fails to both halves", () => {
  /** The greatest number, the next one below it, how often the greatest occurs, and the sum. */
  type Part = readonly [top: number, second: number, count: number, sum: number];
  const join = (a: Part, b: Part): Part => {
    const top = Math.max(a[0], b[0]);
    const others = [a[0], a[1], b[0], b[1]].filter((x) => x < top);
    const count = (a[0] === top ? a[2] : 0) + (b[0] === top ? b[2] : 0);
    return [top, Math.max(-Infinity, ...others), count, a[3] + b[3]];
  };
  const leaf = (x: number): Part => [x, -Infinity, 1, x];
  const lower = (x: number, [top, second, count, sum]: Part): Part | undefined => {
    if (x >= top) return [top, second, count, sum];
    return x > second ? [x, second, count, sum - (top - x) * count] : undefined;
  };
  for (const random of rounds(60)) {
    let values = Array.from({ length: random.int(1, 20) }, () => random.int(-9, 9));
    const none: Part = [-Infinity, -Infinity, 0, 0];
    const tree = new LazySegmentTree(values.map(leaf), join, none, lower, Math.min, Infinity);
    for (let step = 0; step < 20; step++) {
      const l = random.int(0, values.length);
      const [r, x] = [random.int(l, values.length), random.int(-12, 9)];
      tree.apply(l, r, x);
      values = values.map((a, i) => (i >= l && i < r ? Math.min(a, x) : a));
      const at = random.int(0, values.length - 1);
      expect(tree.prod(0, at)[3]).toBe(values.slice(0, at).reduce((a, b) => a + b, 0));
      expect(tree.get(at)).toEqual(leaf(values[at]!));
      if (step % 4 !== 0) continue;
      values[at] = x;
      tree.set(at, leaf(x));
    }
  }
  const none = new LazySegmentTree<number, number>(2, Math.min, 0, () => undefined, Math.min, 0);
  expect(() => none.apply(0, 2, 1)).toThrow("mapping returned undefined for one element");
});
