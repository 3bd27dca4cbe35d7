import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { inverseTransform998244353, transform998244353 } from "./transform998244353";

const P = 998244353;
const random = new Random(1);
const residues = (n: number) =>
  Int32Array.from({ length: n }, () => (random.int(0, 3) === 0 ? P - 1 : random.int(0, P - 1)));

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % BigInt(P);
    if (bit === "1") result = (result * base) % BigInt(P);
  }
  return result;
}

it("gives the values at all roots of unity, in bit-reversed order", () => {
  for (let bits = 0; bits <= 7; bits++) {
    const n = 2 ** bits;
    const terms = residues(n);
    const root = power(3n, BigInt((P - 1) / n));
    const values = terms.slice();
    transform998244353(values);
    for (let at = 0; at < n; at++) {
      let reversed = 0;
      for (let bit = 0; bit < bits; bit++) reversed |= ((at >> bit) & 1) << (bits - 1 - bit);
      const x = power(root, BigInt(reversed));
      let value = 0n;
      for (let i = n - 1; i >= 0; i--) value = (value * x + BigInt(terms[i]!)) % BigInt(P);
      expect(values[at]).toBe(Number(value));
    }
    inverseTransform998244353(values);
    expect(values).toEqual(terms);
  }
});

it("large transforms are undone, and extreme terms stay exact", () => {
  for (const terms of [residues(2 ** 18), new Int32Array(2 ** 18).fill(P - 1)]) {
    const values = terms.slice();
    transform998244353(values);
    inverseTransform998244353(values);
    expect(values.every((value, i) => value === terms[i])).toBe(true);
  }
});

it("refuses other lengths", () => {
  for (const length of [0, 3, 12]) {
    expect(() => transform998244353(new Int32Array(length))).toThrow(
      /^transform998244353: the length/,
    );
    expect(() => inverseTransform998244353(new Int32Array(length))).toThrow(/^inverseTransform9/);
  }
});
