import { expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { convolutionLarge } from "../convolution-large";
import { naiveSums } from "./naive-sums";

const P = 998244353;

const product = (a: Int32Array, b: Int32Array) =>
  naiveSums(a, b).map((sum) => Number(sum % BigInt(P)));

it("takes up to 100 pieces", () => {
  const a = new Int32Array(200).fill(P - 1);
  const b = new Int32Array(201).fill(P - 2);
  // No array is longer than the product.
  const run = withoutArrays(() => convolutionLarge(a, b, 4), 400);
  expect([...(run() as Int32Array)]).toEqual(product(a, b));
  expect(() => convolutionLarge(a, new Int32Array(202), 4)).toThrow(
    "convolutionLarge: expected at most 2^27 terms and 100 pieces, got 401 and 101",
  );
});

it("takes no longer arrays for a short product", () => {
  // (1 + x + x² + …)² has the terms 1, 2, 3 … and down again.
  const ones = new Int32Array(2048).fill(1);
  const terms = Array.from({ length: 4095 }, (_, i) => Math.min(i + 1, 4095 - i));
  expect([...convolutionLarge(ones, ones)]).toEqual(terms);
  const run = withoutArrays(() => convolutionLarge(ones, ones), 4096);
  expect([...(run() as Int32Array)]).toEqual(terms);
});

it("takes up to 2^27 terms", () => {
  const most = new Int32Array(2 ** 27);
  const one = Int32Array.of(1);
  expect(withoutArrays(() => convolutionLarge(most, one))).toThrow("an array");
  expect(() => convolutionLarge(most, Int32Array.of(1, 1))).toThrow(
    "convolutionLarge: expected at most 2^27 terms and 100 pieces, got 134217729 and 17",
  );
});

it("gives an empty product of an empty factor", () => {
  const good = Int32Array.of(1, 2);
  expect(convolutionLarge(good, new Int32Array(0)).length).toBe(0);
  expect(convolutionLarge(new Int32Array(0), good).length).toBe(0);
});
