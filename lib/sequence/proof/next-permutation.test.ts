import { expect, it } from "vitest";
import { nextCombination, nextPermutation, nextProduct } from "../next-permutation";

/** All different orders, ascending, by a search over what is left. */
function orders(left: readonly number[]): number[][] {
  if (left.length === 0) return [[]];
  return [...new Set(left)]
    .sort((a, b) => a - b)
    .flatMap((first) => {
      const at = left.indexOf(first);
      return orders(left.filter((_, i) => i !== at)).map((rest) => [first, ...rest]);
    });
}

it("runs through all orders of every multiset of values below 4, to length 6", () => {
  for (let length = 0; length <= 6; length++) {
    for (let code = 0; code < 4 ** length; code++) {
      const items = Array.from({ length }, (_, at) => Math.floor(code / 4 ** at) % 4);
      if (items.some((item, at) => at > 0 && items[at - 1]! > item)) continue; // one start each
      const expected = orders(items);
      const met = [items.slice()];
      while (nextPermutation(items)) met.push(items.slice());
      expect(met).toEqual(expected);
      expect(items).toEqual(expected[0]); // the last call brings the first order back
    }
  }
});

it("works in typed arrays, on fractions and infinities", () => {
  const items = Float64Array.of(-Infinity, Infinity, 0.5);
  expect(nextPermutation(items)).toBe(true);
  expect(items).toEqual(Float64Array.of(0.5, -Infinity, Infinity));
});

it("turns a million items that descend round", () => {
  const items = Int32Array.from({ length: 1_000_000 }, (_, i) => 1_000_000 - i);
  expect(nextPermutation(items)).toBe(false);
  expect([items[0], items[999_999]]).toEqual([1, 1_000_000]);
});

it("nextCombination and nextProduct run through all choices and lists, in order, and begin again", () => {
  for (let n = 0; n <= 6; n++) {
    const lists = (bases: number[]) =>
      bases.reduce<number[][]>(
        (all, base) => all.flatMap((list) => Array.from({ length: base }, (_, x) => [...list, x])),
        [[]],
      );
    for (let k = 0; k <= Math.min(n, 4); k++) {
      const rises = (list: number[]) => list.every((x, i) => i === 0 || list[i - 1]! < x);
      const chosen = Array.from({ length: k }, (_, i) => i);
      const choices: number[][] = [];
      do choices.push(chosen.slice());
      while (nextCombination(chosen, n));
      expect(choices).toEqual(lists(Array(k).fill(n)).filter(rises));
      expect(chosen).toEqual(choices[0]);
      const bases = Array.from({ length: k }, (_, i) => 1 + ((n + 2 * i) % 4));
      const digits = new Uint8Array(k);
      const products: number[][] = [];
      do products.push([...digits]);
      while (nextProduct(digits, bases));
      expect(products).toEqual(lists(bases));
      expect([...digits]).toEqual(products[0]);
    }
  }
  expect(() => nextCombination([0], NaN)).toThrow("n must be at least 0, got NaN");
  expect(() => nextProduct([0, 0], [2, 0])).toThrow("bases[1] must be greater than 0, got 0");
});
