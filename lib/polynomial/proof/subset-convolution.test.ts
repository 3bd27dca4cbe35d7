import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { subsetConvolution } from "../subset-convolution";

it("the largest sums stay exact", () => {
  // All terms -1: a set of z elements is 2^z ordered pairs of disjoint sets.
  const n = 2 ** 14;
  const terms = new Int32Array(n).fill(998244352);
  const product = subsetConvolution(terms, terms);
  let size = 0;
  for (let set = 0; set < n; set++) {
    size = 0;
    for (let rest = set; rest > 0; rest &= rest - 1) size++;
    holdEqual(product[set], 2 ** size, set);
  }
});

it("refuses other lengths and terms", () => {
  const one = Int32Array.of(1);
  expect(() => subsetConvolution(one, new Int32Array(2))).toThrow(/^subsetConvolution: lengths 1/);
  const long = new Int32Array(2 ** 21);
  expect(() => subsetConvolution(long, long)).toThrow(/^subsetConvolution: expected at most 2\^20/);
});
