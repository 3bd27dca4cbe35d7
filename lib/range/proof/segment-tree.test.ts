import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { AffineSumTree } from "../affine-sum-tree";
import { AssignMinTree } from "../assign-min-tree";
import { AssignSumTree } from "../assign-sum-tree";
import { HistoricMaxTree } from "../historic-max-tree";
import { LinearAddMinTree } from "../linear-add-min-tree";
import { SegmentTree } from "../segment-tree";

it("maxRight and minLeft agree with a walk", () => {
  for (const random of rounds(300)) {
    const values = Array.from({ length: random.int(0, 17) }, () => random.int(0, 3));
    const size = values.length;
    const tree = new SegmentTree(values, (a, b) => a + b, 0);
    const sum = (l: number, r: number) => values.slice(l, r).reduce((a, b) => a + b, 0);
    const bound = random.int(0, 12);
    const isGood = (total: number) => total <= bound;
    for (let place = 0; place <= size; place++) {
      let right = place;
      while (right < size && isGood(sum(place, right + 1))) right++;
      expect(tree.maxRight(place, isGood)).toBe(right);
      let left = place;
      while (left > 0 && isGood(sum(left - 1, place))) left--;
      expect(tree.minLeft(place, isGood)).toBe(left);
    }
  }
});

it("maxRight and minLeft call op at most 4 log2 n times", () => {
  let calls = 0;
  const add = (a: number, b: number) => {
    calls++;
    return a + b;
  };
  const tree = new SegmentTree(new Array<number>(1024).fill(1), add, 0);
  for (let place = 0; place <= 1024; place++) {
    for (const bound of [0, 100, 1024]) {
      const isGood = (total: number) => total <= bound;
      calls = 0;
      const right = tree.maxRight(place, isGood);
      expect([right, calls <= 40]).toEqual([Math.min(1024, place + bound), true]);
      calls = 0;
      const left = tree.minLeft(place, isGood);
      expect([left, calls <= 40]).toEqual([Math.max(0, place - bound), true]);
    }
  }
});

it("folds bigints, and pairs from left to right", () => {
  const wide = new SegmentTree([2n ** 70n, 1n, 2n], (a, b) => a + b, 0n);
  wide.set(1, 5n);
  const answers = [wide.get(1), wide.prod(0, 2), wide.allProd()];
  expect(answers).toEqual([5n, 2n ** 70n + 5n, 2n ** 70n + 7n]);
  type Affine = readonly [a: number, b: number];
  const then = (f: Affine, g: Affine): Affine => [f[0] * g[0], g[0] * f[1] + g[1]];
  const tree = new SegmentTree<Affine>(5, then, [1, 0]);
  tree.set(1, [2, 3]);
  tree.set(4, [5, 1]);
  expect([tree.fold(0, 5), tree.fold(2, 5), tree.fold(3, 3)]).toEqual(tableOf("10 16, 5 1, 1 0"));
  expect(tree.maxRight(0, ([a]) => a < 10)).toBe(4);
});

const sum = (a: number, b: number) => a + b;
const least = (a: number, b: number) => Math.min(a, b);
it.each([
  [AffineSumTree, sum, 0, 1],
  [AssignSumTree, sum, 0, 1],
  [AssignMinTree, least, Infinity, -1],
  [HistoricMaxTree, (a: number, b: number) => Math.max(a, b), -Infinity, 1],
  [LinearAddMinTree, least, Infinity, -1],
])("$0.name folds and searches values, as an array does", (Tree, op, identity, sign) => {
  const random = new Random(1);
  for (let size = 0; size < 20; size++) {
    const values = Array.from({ length: size }, () => random.int(0, 9));
    const tree = new Tree(values);
    const fold = (l: number, r: number) => values.slice(l, r).reduce(op, identity);
    for (let l = 0; l <= size; l++) {
      for (let r = l; r <= size; r++) expect(tree.fold(l, r)).toBe(fold(l, r));
      const bound = random.int(-1, 30) * sign;
      const isGood = (x: number) => x === identity || sign * x <= sign * bound;
      let end = l;
      while (end < size && isGood(fold(l, end + 1))) end++;
      expect(tree.maxRight(l, isGood)).toBe(end);
      let start = l;
      while (start > 0 && isGood(fold(start - 1, l))) start--;
      expect(tree.minLeft(l, isGood)).toBe(start);
    }
  }
});
