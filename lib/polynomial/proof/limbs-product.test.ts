import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { limbsProduct } from "../limbs-product";

const valueOfLimbs = (limbs: Int32Array) =>
  BigInt(
    [...limbs]
      .reverse()
      .map((limb) => String(limb).padStart(6, "0"))
      .join("") || "0",
  );

it("agrees with BigInt for all lengths, with random and with extreme limbs", () => {
  const random = new Random(1);
  for (let step = 0; step < 250; step++) {
    const longest = step < 150 ? 5 : 160;
    const low = step % 3 === 0 ? 999_998 : 0;
    const factor = () => {
      const limbs = Int32Array.from({ length: random.int(0, longest) }, () =>
        random.int(low, 999_999),
      );
      if (limbs.length > 0) limbs[limbs.length - 1] = random.int(Math.max(low, 1), 999_999);
      return limbs;
    };
    const a = factor();
    const b = step % 5 === 0 ? a : factor();
    const product = limbsProduct(a, b);
    expect(valueOfLimbs(product)).toBe(valueOfLimbs(a) * valueOfLimbs(b));
    expect(product.length === 0 || product[product.length - 1] !== 0).toBe(true);
  }
});

it("the longest sums stay exact", () => {
  // (10^(6 n) - 1)² = 10^(12 n) - 2 · 10^(6 n) + 1
  const n = 890_000;
  const product = limbsProduct(new Int32Array(n).fill(999_999), new Int32Array(n).fill(999_999));
  expect(product.length).toBe(2 * n);
  expect([product[0], product.subarray(1, n).every((limb) => limb === 0)]).toEqual([1, true]);
  expect(product[n]).toBe(999_998);
  expect(product.subarray(n + 1).every((limb) => limb === 999_999)).toBe(true);
});

it("the largest rounding errors do no harm", () => {
  const n = 890_000;
  for (const [low, high] of tableOf("994999 499949, 5000 500050")) {
    const limbs = Int32Array.from({ length: n }, (_, i) => (i % 2 === 0 ? low : high));
    const product = limbsProduct(limbs, limbs);
    const m = 999_983;
    expect(residueOf(product, m)).toBe(Number(BigInt(residueOf(limbs, m)) ** 2n % BigInt(m)));
    expect(product.every((limb) => limb >= 0 && limb < 1_000_000)).toBe(true);
  }
});

/** Modulo m ≤ 2^20: with remainders of 20 bits all products are exact. */
function residueOf(limbs: Int32Array, m: number): number {
  let rest = 0;
  for (let i = limbs.length - 1; i >= 0; i--) rest = (rest * 1_000_000 + limbs[i]!) % m;
  return rest;
}

it("takes one factor of any length, up to 2^23 limbs in both", () => {
  const two = Int32Array.of(2);
  const product = limbsProduct(new Int32Array(890_001).fill(1), two);
  expect([product.length, product.every((limb) => limb === 2)]).toEqual([890_001, true]);
});

it("refuses factors too long", () => {
  const long = new Int32Array(890_001).fill(1);
  expect(() => limbsProduct(long, long)).toThrow(/^limbsProduct: expected at most 890000 limbs/);
  expect(() => limbsProduct(new Int32Array(2 ** 23), long.subarray(0, 1))).toThrow(/^limbsProduct/);
  // Limbs far outside their range make sums that doubles cannot hold.
  const large = new Int32Array(200).fill(500_000_001);
  expect(() => limbsProduct(large, large)).toThrow("limbsProduct: factors too long");
});
