import { expect, it } from "vitest";
import { type PolishForms, polishCount, polishDigits } from "./polish-plural";

const MOVES: PolishForms = ["ruch", "ruchy", "ruchów"];

it.each([
  [0, "0 ruchów"],
  [1, "1 ruch"],
  [2, "2 ruchy"],
  [4, "4 ruchy"],
  [5, "5 ruchów"],
  [12, "12 ruchów"],
  [22, "22 ruchy"],
  [101, "101 ruchów"],
  [112n, "112 ruchów"],
  [10n ** 18n + 3n, "1000000000000000003 ruchy"],
  [10n ** 18n + 1n, "1000000000000000001 ruchów"],
])("%s takes its form", (count, wanted) => {
  expect(polishCount(count, MOVES)).toBe(wanted);
});

it("groups digits by blanks", () => {
  expect(polishDigits("10,461,394,944,000")).toBe("10\u00a0461\u00a0394\u00a0944\u00a0000");
  expect(polishDigits(0.05)).toBe("0,05");
});
