import { expect, it } from "vitest";
import { cleaned, cleanedBytes } from "./look-alikes";

it.each([
  ["3\u00a04\n", "3 4\n", "U+00A0"],
  ["1\u30002\u2003\u202f3", "1 2  3", "U+3000, U+2003, U+202F"],
  ["\ufeff1\u200b2\u2060\u00ad\u200e", "12", "U+FEFF, U+200B, U+2060, U+00AD, U+200E"],
  ["a\u200db", "ab", "U+200D"],
  ["\u221205", "\u221205", "U+2212"],
  ["\uff11\uff12 3", "\uff11\uff12 3", "U+FF11, U+FF12"],
  ["\u0410BC", "\u0410BC", "U+0410"], // A of Cyrillic
  ["YES N\u041e", "YES N\u041e", "U+041E"],
  ["\u0391 1", "\u0391 1", "U+0391"], // A of Greek
  ["\u0434\u0430 N\u041e \u22125", "\u0434\u0430 N\u041e \u22125", "U+041E, U+2212"],
  ["\u{1d7cf}", "\u{1d7cf}", "U+1D7CF"], // 1 of a formula
  ["\u201cab\u201d", "\u201cab\u201d", "U+201C, U+201D"],
])("%j is meant as %j, which names %s", (given, text, named) => {
  const { text: found, notes } = cleaned(given);
  expect(found).toBe(text);
  expect(notes.join(" ")).toContain(`(${named})`);
});

it.each([
  ["plain text -1\n"],
  ["\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"], // a joiner between letters of Persian
  ["\u{1f468}\u200d\u{1f469}"], // and of an emoji
  ["\u65e5\u672c\uff01"],
  ["\u0441\u043e\u0440\u043e\u043a \u0430 2"], // words of Russian, beside a number
])("%j stays as it is", (text) => {
  expect(cleaned(text)).toEqual({ text, notes: [] });
});

it("bytes that are no UTF-8 stay as they are", () => {
  const bytes = Uint8Array.of(0xc2, 0xa0, 0xff);
  expect(cleanedBytes(bytes)).toEqual({ bytes, notes: [] });
});
