import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { lyndonFactorization } from "../lyndon-factorization";

/** Every text of up to six symbols of two letters, random ones of one to four letters, and long ones. */
function* texts(): Generator<number[]> {
  for (let length = 0; length <= 6; length++) {
    for (let bits = 0; bits < 1 << length; bits++) {
      yield Array.from({ length }, (_, i) => 97 + ((bits >> i) & 1));
    }
  }
  const random = new Random(1);
  for (let seed = 0; seed < 200; seed++) {
    const letters = random.int(1, 4);
    yield Array.from({ length: random.int(1, 30) }, () => 96 + random.int(1, letters));
  }
}

function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((symbol, i) => symbol !== b[i]);
  return at < 0 ? a.length < b.length : b[at] !== undefined && a[at]! < b[at]!;
}

it("cuts into Lyndon words that do not ascend", () => {
  for (const text of texts()) {
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

it("a million equal symbols", () => {
  expect(lyndonFactorization(new Uint8Array(1_000_000)).length).toBe(1_000_001);
});
