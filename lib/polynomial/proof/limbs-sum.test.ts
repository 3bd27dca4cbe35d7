import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { compareLimbs, limbsDifference, limbsSum, trimmedLimbs } from "../limbs-sum";

const limbsOf = (value: bigint) => {
  const limbs: number[] = [];
  for (let rest = value; rest > 0n; rest /= 1_000_000n) limbs.push(Number(rest % 1_000_000n));
  return Int32Array.from(limbs);
};

it("agrees with BigInt, at random and where carries run through", () => {
  const random = new Random(1);
  const numbers = [
    0n,
    1n,
    999_999n,
    10n ** 6n,
    10n ** 60n,
    10n ** 60n - 1n,
    10n ** 54n,
    10n ** 60n + 1n,
  ];
  for (let i = 0; i < 40; i++) numbers.push(random.bigint(0n, 10n ** BigInt(random.int(1, 90))));
  for (const a of numbers) {
    for (const b of numbers) {
      const [x, y] = [limbsOf(a), limbsOf(b)];
      expect(limbsSum(x, y).join()).toBe(limbsOf(a + b).join());
      if (a >= b) expect(limbsDifference(x, y).join()).toBe(limbsOf(a - b).join());
      expect(Math.sign(compareLimbs(x, y))).toBe(a < b ? -1 : +(a > b));
    }
  }
});

it("leaves its arguments as they were", () => {
  const [a, b] = [Int32Array.of(1, 2), Int32Array.of(3, 1)];
  limbsSum(a, b);
  limbsDifference(a, b);
  expect([[...a], [...b]]).toEqual(tableOf("1 2, 3 1"));
});

it("takes zeros off the upper end", () => {
  expect([...trimmedLimbs(Int32Array.of(0, 5, 0, 0))]).toEqual([0, 5]);
  expect(trimmedLimbs(Int32Array.of(0, 0)).length).toBe(0);
});
