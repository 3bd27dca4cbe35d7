import { expect, it } from "vitest";
import { checkSubsets, walshTransform, xorConvolution } from "../walsh-transform";

it("is the sum with signs, and twice it is n times the values", () => {
  const values = Int32Array.of(5, 0, 998244352, 7, 1, 1, 2, 3);
  const signs = values.map((_, s) => {
    let sum = 0;
    values.forEach((value, i) => {
      let common = s & i;
      common ^= common >> 2;
      common ^= common >> 1;
      sum += (common & 1) === 1 ? -value : value;
    });
    return ((sum % 998244353) + 998244353) % 998244353;
  });
  const transformed = values.slice();
  walshTransform(transformed);
  expect(transformed).toEqual(signs);
  walshTransform(transformed);
  const eight = Array.from(values, (value) => Number((8n * BigInt(value)) % 998244353n));
  expect([...transformed]).toEqual(eight);
});

it("convolution leaves its arguments as they were", () => {
  const [a, b] = [Int32Array.of(1, 2), Int32Array.of(3, 4)];
  expect([...xorConvolution(a, b)]).toEqual([11, 10]);
  expect([...a, ...b]).toEqual([1, 2, 3, 4]);
});

it("refuses other lengths and terms", () => {
  const ofLength = (length: number) => ({ length }) as Int32Array;
  expect(checkSubsets("f", ofLength(2 ** 26))).toBe(2 ** 26);
  expect(() => checkSubsets("f", ofLength(2 ** 27))).toThrow(/^f: the length must be/);
});
