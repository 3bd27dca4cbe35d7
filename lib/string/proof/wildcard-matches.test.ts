import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { wildcardMatches } from "../wildcard-matches";

const STAR = 42;

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
  expect([flags.length, flags.indexOf(1)]).toEqual([100_001, 100_000]);
});

it("names what it cannot take; a pattern longer than the text is nowhere", () => {
  expect(wildcardMatches([1], [1, 1], STAR)).toHaveLength(0);
  expect(() => wildcardMatches({ length: 2 ** 23 + 1 }, [1], STAR)).toThrow("at most 2^23");
  const bytes = new Uint8Array(15_352).map((_, i) => i);
  expect(() => wildcardMatches(bytes, bytes, STAR)).toThrow("not (256 - 1)² · 15352 < 998244353");
});
