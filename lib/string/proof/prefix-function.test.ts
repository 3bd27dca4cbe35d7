import { expect, it } from "vitest";
import { smallTexts } from "../../../scripts/testing/small-texts";
import { Random } from "../../sequence/random";
import { findAll, prefixFunction } from "../prefix-function";

it("finds every place of a pattern", () => {
  const random = new Random(2);
  for (const text of smallTexts(200)) {
    const letters = random.int(1, 2);
    const pattern = Array.from({ length: random.int(0, 4) }, () => 96 + random.int(1, letters));
    const places = Array.from({ length: text.length + 1 }, (_, i) => i).filter(
      (i) => i + pattern.length <= text.length && pattern.every((x, at) => text[i + at] === x),
    );
    expect(findAll(text, pattern)).toEqual(places);
  }
});

it("a million equal symbols", () => {
  expect(prefixFunction(new Uint8Array(1_000_000))[999_999]).toBe(999_999);
  expect([...prefixFunction([]), ...prefixFunction([5])]).toEqual([0]);
});
