import { expect, it } from "vitest";
import { difference, lineDifference, quoted, visible } from "./visible";

it.each([
  ["1 2\t3\nä ö 中 😀 é", "1 2\t3\nä ö 中 😀 é"],
  ["\u001b[2J\0\r\u007f\u009b", "␛[2J␀␍␡<U+009B>"],
  ["\u202eevil\u202c \u2066x", "<U+202E>evil<U+202C> <U+2066>x"],
  ["\ufeff1\u00a02\u200b", "<U+FEFF>1<U+00A0>2<U+200B>"],
])("%j is shown as %j", (text, shown) => {
  expect(visible(text)).toBe(shown);
});

const latin1 = (text: string) => Buffer.from(text).toString("latin1");

it.each([
  ["-5", "\u22125", "U+002D and U+2212"],
  ["12", "\uff112", "U+0031 and U+FF11"],
  ["YES", "Y\u0415S", "U+0045 and U+0415"],
  ["no", "n\u03bf", "U+006F and U+03BF"],
  ["a'b", "a\u2019b", "U+0027 and U+2019"],
  ["caf\u00e9", "cafe\u0301", "U+00E9 and U+0065 U+0301"],
])("%j and %j look alike: their code points are named", (want, have, named) => {
  expect(difference(latin1(want), latin1(have))).toBe(
    `expected "${want}", found "${have}" (they look alike: ${named})`,
  );
});

it.each([
  ["7", "7\u200b", 'expected "7", found "7<U+200B>"'],
  ["3", "3\u00a04", 'expected "3", found "3<U+00A0>4"'],
  ["\ufeffa", "a", 'expected "<U+FEFF>a", found "a"'],
  ["a", "b", 'expected "a", found "b"'],
])("%j and %j: %s", (want, have, message) => {
  expect(difference(latin1(want), latin1(have))).toBe(message);
});

it("of long words the part is shown that differs, wherever it is", () => {
  const long = "0123456789".repeat(20);
  expect(difference(`${long}1`, `${long}2`)).toBe(
    'expected "…01234567891", found "…01234567892" (they differ from character 201 on)',
  );
  expect(difference(long, long.slice(0, 150))).toBe(
    'expected "…01234567890123456789012345678901234567890…", found "…0123456789" (they differ from character 151 on)'.replace(
      "…01234567890123456789012345678901234567890…",
      "…0123456789012345678901234567890123456789…",
    ),
  );
  expect(difference(`x${long}`, `y${long}`)).toContain('expected "x0123');
  const umlauts = "ä".repeat(60);
  expect(difference(latin1(`${umlauts}ö`), latin1(`${umlauts}ü`))).toBe(
    'expected "…äääääö", found "…äääääü" (they differ from character 61 on)',
  );
  expect(lineDifference(`${"a ".repeat(50)}b`, `${"a ".repeat(50)}c`)).toContain('"…a·a·a·a·a·b"');
});

it.each([
  [[0xff, 0x41], "\\xFFA"],
  [[0xc3, 0x28], "\\xC3("],
  [[0xe2, 0x82], "\\xE2\\x82"],
  [[0xe2, 0x89, 0xa0, 0x80], "≠\\x80"],
])("bytes that are no UTF-8 are shown as bytes: %j", (bytes, shown) => {
  expect(quoted(Buffer.from(bytes).toString("latin1"))).toBe(`"${shown}"`);
  const asCheckersDecode = new TextDecoder("latin1").decode(Uint8Array.from(bytes));
  expect(quoted(asCheckersDecode)).toBe(`"${shown}"`);
});
