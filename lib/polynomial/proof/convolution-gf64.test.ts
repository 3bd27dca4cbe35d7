import { expect, it } from "vitest";
import { convolutionGf64 } from "../convolution-gf64";
import { gf64Product } from "./convolution-gf64.twin";
import { wordsOf } from "./naive-sums";

it("multiplies all powers of x as the field does", () => {
  const powers = wordsOf(Array.from({ length: 64 }, (_, k) => 1n << BigInt(k)));
  for (const factor of [1n, 2n, 1n << 63n, 0x123456789abcdefn]) {
    const products = Array.from({ length: 64 }, (_, k) => gf64Product(1n << BigInt(k), factor));
    expect(convolutionGf64(powers, wordsOf([factor]))).toEqual(wordsOf(products));
  }
});

it("leaves its factors alone, takes one factor twice and empty ones, and refuses uneven words", () => {
  const factor = wordsOf([2n, 1n << 63n]);
  const square = convolutionGf64(factor, factor);
  expect(square).toEqual(wordsOf([4n, 0n, gf64Product(1n << 63n, 1n << 63n)]));
  expect(factor).toEqual(wordsOf([2n, 1n << 63n]));
  expect(convolutionGf64(wordsOf([]), factor)).toEqual(wordsOf([]));
  const call = () => convolutionGf64({ ...factor, low: new Uint32Array(1) }, factor);
  expect(call).toThrow("convolutionGf64: 2 high words and 1 low words");
});
