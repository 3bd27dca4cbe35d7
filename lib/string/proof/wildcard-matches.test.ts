import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { wildcardMatches } from "../wildcard-matches";

const STAR = 42;

function placeByPlace(text: readonly number[], pattern: readonly number[]): number[] {
  return Array.from({ length: Math.max(0, text.length - pattern.length + 1) }, (_, i) => {
    const agree = pattern.every((symbol, j) => {
      return symbol === STAR || text[i + j] === STAR || symbol === text[i + j];
    });
    return agree ? 1 : 0;
  });
}

it("agrees with comparison place by place", () => {
  const random = new Random(1);
  let matches = 0;
  for (let round = 0; round < 800; round++) {
    const symbols = [STAR, ...Array.from({ length: random.int(1, 4) }, () => random.int(0, 255))];
    const draw = (length: number) => Array.from({ length }, () => random.pick(symbols));
    const [text, pattern] = [draw(random.int(0, 40)), draw(random.int(1, 8))];
    const expected = placeByPlace(text, pattern);
    matches += expected.filter(Boolean).length;
    expect([...wildcardMatches(text, pattern, STAR)]).toEqual(expected);
  }
  expect(matches).toBeGreaterThan(5000);
});

it("tells apart sums as large as they may be", () => {
  // All 256 symbols occur, so that 255² is a difference's largest square; one place in 15,351 differs.
  const text = new Uint8Array(15_607).fill(255).map((symbol, i) => (i < 256 ? i : symbol));
  const pattern = new Uint8Array(15_351).fill(255);
  pattern[7000] = 0;
  expect(wildcardMatches(text, pattern, STAR).indexOf(1)).toBe(-1);
  pattern[7000] = STAR;
  expect(wildcardMatches(text, pattern, STAR).indexOf(1)).toBe(255);
});

it("250,000 symbols of two letters: the pattern is the text's own end", () => {
  const random = new Random(2);
  const text = Uint8Array.from({ length: 250_000 }, () => random.int(97, 98));
  const flags = wildcardMatches(text, text.subarray(100_000), STAR);
  expect(flags.length).toBe(100_001);
  expect(flags.indexOf(1)).toBe(100_000);
});

it("names what it cannot take", () => {
  const bytes = new Uint8Array(15_352).map((_, i) => i);
  expect(() => wildcardMatches(bytes, bytes, STAR)).toThrow("not (256 - 1)² · 15352 < 998244353");
});
