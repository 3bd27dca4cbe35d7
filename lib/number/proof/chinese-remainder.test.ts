import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { chineseRemainder } from "../chinese-remainder";

it("large moduli, and Sunzi's riddle", () => {
  expect(chineseRemainder([2, 3, 2], [3, 5, 7])).toEqual({ remainder: 23n, modulus: 105n });
  for (const random of rounds(200)) {
    const x = random.bigint(0n, 10n ** 60n);
    const moduli = Array.from({ length: 6 }, () => random.bigint(1n, 10n ** 18n));
    const { remainder, modulus } = chineseRemainder(
      moduli.map((m) => x % m),
      moduli,
    )!;
    expect(moduli.every((m) => modulus % m === 0n)).toBe(true);
    expect(remainder).toBe(x % modulus);
  }
  expect(chineseRemainder([], [])).toEqual({ remainder: 0n, modulus: 1n });
});

it("refuses other numbers", () => {
  for (const bad of [0, -3, 0n])
    expect(() => chineseRemainder([1], [bad])).toThrow(/^chineseRemainder: expected a modulus/);
});
