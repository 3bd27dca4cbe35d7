import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { SparseLazySegmentTree } from "../sparse-lazy-segment-tree";

type Affine = readonly [a: number, b: number];

/** The first letters of the elements, which an action replaces by a table: neither op nor mapping commutes. */
const through = (table: string, text: string) =>
  [...text].map((digit) => table[Number(digit)]).join("");
const digitAt = (i: number) => `${(i * 7) % 4}`;

it("agrees with a text, from numbered indices", () => {
  for (const random of rounds(120)) {
    const size = random.int(0, 40);
    const digits = (l: number, r: number) =>
      Array.from({ length: r - l }, (_, i) => digitAt(l + i)).join("");
    const concat = (a: string, b: string) => a + b;
    const tree = new SparseLazySegmentTree<string, string>(
      size,
      concat,
      "",
      through,
      through,
      "0123",
      digits,
    );
    let text = digits(0, size);
    for (let step = 0; step < 30; step++) {
      const l = random.int(0, size);
      const [r, kind] = [random.int(l, size), random.int(0, 3)];
      if (kind === 0) {
        const table = Array.from({ length: 4 }, () => random.int(0, 3)).join("");
        tree.apply(l, r, table);
        text = text.slice(0, l) + through(table, text.slice(l, r)) + text.slice(r);
      } else if (kind === 1 && l < size) {
        tree.set(l, "3");
        text = `${text.slice(0, l)}3${text.slice(l + 1)}`;
      } else if (kind === 2) {
        const isGood = (part: string) => !part.includes("01");
        let right = l;
        while (right < size && isGood(text.slice(l, right + 1))) right++;
        expect(tree.maxRight(l, isGood)).toBe(right);
        let left = r;
        while (left > 0 && isGood(text.slice(left - 1, r))) left--;
        expect(tree.minLeft(r, isGood)).toBe(left);
      } else {
        expect([tree.prod(l, r), tree.allProd()]).toEqual([text.slice(l, r), text]);
        if (l < size) expect(tree.get(l)).toBe(text[l]);
      }
    }
  }
});

it("has indices to 10^18, as bigints", () => {
  const size = 10n ** 18n;
  const tree = new SparseLazySegmentTree<bigint, Affine, bigint>(
    size,
    (a, b) => a + b,
    0n,
    ([, b], x) => x * BigInt(b),
    ([a, b], [c, d]) => [a * c, b * d],
    [1, 1],
    (l, r) => r - l,
  );
  tree.apply(0n, 3n, [1, 5]);
  tree.apply(size - 2n, size, [1, 7]);
  tree.set(size / 2n, 100n);
  expect(tree.all()).toBe(size - 5n - 1n + 15n + 14n + 100n);
  const answers = [tree.get(2n), tree.get(3n), tree.get(size - 3n), tree.get(size - 1n)];
  expect(answers).toEqual([5n, 1n, 1n, 7n]);
  expect(tree.fold(size / 2n - 10n, size / 2n + 10n)).toBe(119n);
  expect(tree.maxRight(0n, (sum) => sum < 1000n)).toBe(987n);
  expect(tree.minLeft(size, (sum) => sum <= 1014n)).toBe(size - 1002n);
});

it("infers number from a literal size, and begins with identities", () => {
  const plus = (a: number, b: number) => a + b;
  const most = (a: number, b: number) => Math.max(a, b);
  const tree = new SparseLazySegmentTree(2 ** 53, most, -Infinity, plus, plus, 0);
  tree.set(2 ** 53 - 1, 4);
  tree.apply(1e15, 2 ** 53, 2);
  expect([tree.fold(0, 2 ** 53 - 1), tree.all()]).toEqual([-Infinity, 6]);
  expect(tree.maxRight(0, (x) => x < 6)).toBe(2 ** 53 - 1);
});

it("refuses an index of the other type", () => {
  const plus = (a: number, b: number) => a + b;
  const tree = new SparseLazySegmentTree(5n, plus, 0, plus, plus, 0);
  for (const i of [5n, -1n]) expect(() => tree.get(i)).toThrow("expected 0 <= l <= r <= 5");
});
