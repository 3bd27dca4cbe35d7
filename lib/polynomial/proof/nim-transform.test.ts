import { expect, it } from "vitest";
import { nimProduct } from "../../game/nim-product";
import { Random } from "../../sequence/random";
import { nimTransform, nimTransformBack } from "../nim-transform";
import { wordsOf } from "./naive-sums";

const joined = (high: Uint32Array, low: Uint32Array) =>
  Array.from(high, (upper, i) => (BigInt(upper) << 32n) | BigInt(low[i]!));

it("gives the values at 0, 1 … by Horner's rule, and the terms back", () => {
  const random = new Random(1);
  for (let bits = 0; bits <= 7; bits++) {
    const n = 2 ** bits;
    const terms = Array.from({ length: n }, () => random.bigint(0n, 2n ** 64n - 1n));
    const { high, low } = wordsOf(terms);
    nimTransform(high, low);
    const values = terms.map((_, x) =>
      terms.reduceRight((value, term) => nimProduct(value, BigInt(x)) ^ term, 0n),
    );
    expect(joined(high, low)).toEqual(values);
    nimTransformBack(high, low);
    expect(joined(high, low)).toEqual(terms);
  }
});

it("takes few terms among zeros, and gives them back from 2^18 values with twiddles of 18 bits", () => {
  const random = new Random(2);
  for (const count of [0, 1, 2, 3, 5, 200]) {
    const terms = Array.from({ length: count }, () => random.bigint(0n, 2n ** 64n - 1n));
    const [high, low] = [new Uint32Array(2 ** 18), new Uint32Array(2 ** 18)];
    high.set(wordsOf(terms).high);
    low.set(wordsOf(terms).low);
    nimTransform(high, low, count);
    for (const x of [0, 1, 777, 2 ** 17 + 3, 2 ** 18 - 1]) {
      const value = terms.reduceRight((rest, term) => nimProduct(rest, BigInt(x)) ^ term, 0n);
      expect((BigInt(high[x]!) << 32n) | BigInt(low[x]!)).toBe(value);
    }
    nimTransformBack(high, low);
    expect(joined(high.slice(0, count), low.slice(0, count))).toEqual(terms);
    expect(high.subarray(count).every((word) => word === 0)).toBe(true);
  }
});

it("refuses other lengths and counts", () => {
  for (const transform of [nimTransform, nimTransformBack]) {
    for (const length of [0, 3, 2 ** 23]) {
      const values = new Uint32Array(length);
      const call = () => transform(values, values);
      expect(call).toThrow(/the length must be a power of two up to 2\^22/);
    }
    const call = () => transform(new Uint32Array(2), new Uint32Array(1));
    expect(call).toThrow(`${transform.name}: 2 high words and 1 low words`);
  }
  for (const count of [-1, 0.5, 3, Number.NaN]) {
    const call = () => nimTransform(new Uint32Array(2), new Uint32Array(2), count);
    expect(call).toThrow(`nimTransform: count must be in [0, 2], got ${count}`);
  }
});
