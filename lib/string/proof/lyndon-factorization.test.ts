import { expect, it } from "vitest";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { lyndonFactorization } from "../lyndon-factorization";

function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((symbol, i) => symbol !== b[i]);
  return at < 0 ? a.length < b.length : b[at] !== undefined && a[at]! < b[at]!;
}

it("cuts into Lyndon words that do not ascend", () => {
  for (const text of smallTexts(200)) {
    const starts = lyndonFactorization(text);
    expect(starts[0]).toBe(0);
    expect(starts.at(-1)).toBe(text.length);
    const factors = starts.slice(1).map((end, i) => text.slice(starts[i], end));
    for (const [at, factor] of factors.entries()) {
      expect(factor.length).toBeGreaterThan(0);
      for (let i = 1; i < factor.length; i++) expect(isSmaller(factor, factor.slice(i))).toBe(true);
      if (at > 0) expect(isSmaller(factors[at - 1]!, factor)).toBe(false);
    }
  }
});

it("a million equal symbols", () =>
  expect(lyndonFactorization(new Uint8Array(1_000_000)).length).toBe(1_000_001));
