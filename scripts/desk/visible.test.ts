import { expect, it } from "vitest";
import { visible } from "./visible";

it.each([
  ["1 2\t3\nä ö 中 😀 é", "1 2\t3\nä ö 中 😀 é"],
  ["\u001b[2J\0\r\u007f\u009b", "␛[2J␀␍␡<U+009B>"],
  ["\u202eevil\u202c \u2066x", "<U+202E>evil<U+202C> <U+2066>x"],
  ["\ufeff1\u00a02\u200b", "<U+FEFF>1<U+00A0>2<U+200B>"],
])("%j is shown as %j", (text, shown) => {
  expect(visible(text)).toBe(shown);
});
