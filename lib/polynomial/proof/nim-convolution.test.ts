import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { nimProduct } from "../../game/nim-product";
import { nimConvolution } from "../nim-convolution";
import { wordsOf } from "./naive-sums";

it("agrees with products term by term, squares too", () => {
  for (const random of rounds(30)) {
    const [a, b] = [random.int(1, 20), random.int(1, 20)].map((count) =>
      Array.from({ length: count }, () => random.bigint(0n, 2n ** 64n - 1n)),
    );
    for (const [x, y] of [
      [a!, b!],
      [a!, a!],
    ] as const) {
      const sums = new Array<bigint>(x.length + y.length - 1).fill(0n);
      x.forEach((p, i) => {
        y.forEach((q, j) => {
          sums[i + j]! ^= nimProduct(p, q);
        });
      });
      const left = wordsOf(x);
      expect(nimConvolution(left, x === y ? left : wordsOf(y))).toEqual(wordsOf(sums));
    }
  }
});

it("takes empty factors, and refuses long ones", () => {
  for (const factor of [wordsOf([]), wordsOf([1n, 2n])]) {
    expect(nimConvolution(wordsOf([]), factor)).toEqual(wordsOf([]));
    expect(nimConvolution(factor, wordsOf([]))).toEqual(wordsOf([]));
  }
  expect(() =>
    nimConvolution({ ...wordsOf([1n]), low: new Uint32Array(2) }, wordsOf([1n])),
  ).toThrow("nimConvolution: 1 high words and 2 low words");
  const long = { high: new Uint32Array(2 ** 22), low: new Uint32Array(2 ** 22) };
  expect(() => nimConvolution(long, wordsOf([1n, 2n]))).toThrow(
    "nimConvolution: expected a product of at most 2^22 terms, got 4194304 and 2 terms",
  );
});
