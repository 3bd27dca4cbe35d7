import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { lcsLength, longestCommonSubsequence } from "../longest-common-subsequence";
import { randomLetters } from "../random-text";
import { lcsTable } from "./prefix-substring-lcs.twin";

test("random texts: ascending places of equal symbols, as many as the length", () => {
  for (const random of rounds(60)) {
    const letters = random.pick([1, 2, 5]);
    const [a, b] = [70, 40].map((most) => randomLetters(random, random.int(1, most), letters));
    const codes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
    const { inText, inOther } = longestCommonSubsequence(codes(a!), codes(b!));
    expect([...inText].map((i) => a![i])).toEqual([...inOther].map((j) => b![j]));
    expect(inText.length).toBe(lcsTable(a!, b!).pop()!.pop());
    for (const places of [inText, inOther])
      expect(places.every((place, k) => k === 0 || place > places[k - 1]!)).toBe(true);
  }
});

test("empty texts, long ones", () => {
  expect(longestCommonSubsequence([], [1]).inText.length).toBe(0);
  expect([lcsLength([], [1]), lcsLength([1], []), lcsLength([7], [7])]).toEqual([0, 0, 1]);
  const equal = new Uint8Array(3000);
  expect(longestCommonSubsequence(equal, equal).inOther.length).toBe(3000);
  const long = { length: 2 ** 17 };
  expect(() => longestCommonSubsequence(long, long)).toThrow("texts too long, got 131072");
});
