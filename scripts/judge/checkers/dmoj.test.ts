import { expect, it } from "vitest";
import { dmojChecker, dmojCheckerFault } from "./dmoj";

// Each line from the source of DMOJ's judge: dmoj/checkers/*.py and _checker.c.

const NONE = new Uint8Array();

it.each([
  ["standard", "a b\nc\n", "a b\nc", "AC"],
  ["standard", "a b\nc\n", "\n a   b \r\n\n\nc\n\n", "AC"],
  ["standard", "a b\nc\n", "a b c\n", "WA"],
  ["standard", "a b\n", "a\nb\n", "WA"],
  ["standard", "a\n", "A\n", "WA"],
  ["standard", "a\n", "a b\n", "WA"],
  ["floats", "1.0\n", "1.0000009\n", "AC"],
  ["floats", "1000000.0\n", "1000001.0\n", "AC"],
  ["floats", "1000000\n", "1000001\n", "AC"],
  ["floats", "1000000\n", "1000002\n", "WA"],
  ["floats precision=2 error_mode=absolute", "1000000.0\n", "1000001.0\n", "WA"],
  ["floats precision=2 error_mode=absolute", "1000000.0\n", "1000000.009\n", "AC"],
  ["floatsabs precision=2", "1000000.0\n", "1000001.0\n", "WA"],
  ["floats precision=2 error_mode=relative", "0.0\n", "0.001\n", "WA"],
  ["floatsrel precision=2", "-100\n", "-101\n", "AC"],
  ["floats precision=2", "0.0\n", "0.001\n", "AC"],
  ["floats", "nan\n", "nan\n", "WA"],
  ["floats", "inf\n", "inf\n", "WA"],
  ["floatsrel", "inf\n", "Infinity\n", "AC"],
  ["floats", "abc 1\n", "abc 1.0\n", "AC"],
  ["floats", "abc 1\n", "ABC 1.0\n", "WA"],
  ["floats", "1 2\n", "1\n2\n", "WA"],
  ["floats", "1\n\n2\n", "1\n2", "AC"],
  ["floats", "1000\n", "1_000\n", "AC"],
  ["floats", "1000\n", "1e3\n", "AC"],
  ["floats", "1000\n", "0x3e8\n", "WA"],
  ["identical", "a\n", "a", "PE"],
  ["rstripped", "a\nb\n", "a \nb\t\n", "AC"],
  ["rstripped", "a\nb\n", "a\nb", "WA"],
  ["rstripped", "a\nb\n", "a\n\nb\n", "WA"],
  ["rstripped filter_new_line=true", "a\nb\n", "a\n\nb", "AC"],
  ["rstripped", "a\n", " a\n", "WA"],
  ["sorted", "2 1\n3\n", "3\n2  1", "AC"],
  ["sorted", "2 1\n3\n", "3\n1 2\n", "WA"],
  ["sorted split_on=whitespace", "2 1\n3\n", "3 1\n2\n", "AC"],
  ["unordered", "2 1\n3\n", "3 1 2", "AC"],
  ["unordered", "2 1\n3\n", "3 1 2 2", "WA"],
  ["linecount", "a\n b\n", "a \nb\n", "AC"],
  ["linecount", "a\nb\n", "a\n", "WA"],
  ["linematches", "a\n", "a", "AC"],
  ["linematches point_distribution=[1,2]", "a\nb\n", "a\n\rb\n", "AC"],
  ["linematches point_distribution=[1,2]", "a\nb\n", "a\nb \n", "AC 0.3333333333333333"],
  ["linematches point_distribution=[0,2]", "a\nb\n", "a\nc\n", "WA"],
  ["linematches point_distribution=[1,2]", "a\nb\n", "a\n", "WA"],
  [
    "linematches point_distribution=[1,2] filler_lines_required=false",
    "a\nb\n",
    "a",
    "AC 0.3333333333333333",
  ],
  ["easy", "Ab c\n", "cBa", "AC"],
  ["easy", "ab\n", "abb", "WA"],
])("%s: expected %j, found %j: %s", (words, expected, found, verdict) => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const result = dmojChecker(words.split(" "))(NONE, bytes(expected), bytes(found));
  const share = result.verdict === "AC" && result.share ? ` ${result.share}` : "";
  expect(`${result.verdict}${share}`).toBe(verdict);
});

it("names what it does not have", () => {
  expect(dmojCheckerFault(["checker.py"])).toBe("its checker checker.py is none that we have");
  expect(dmojCheckerFault(["constructor"])).toContain("none that we have");
  expect(dmojCheckerFault(["linecount", "match=lambda p, j: True"])).toContain("argument match");
  expect(dmojCheckerFault(["floats", "precision=2"])).toBeUndefined();
  expect(dmojCheckerFault(["linematches", "point_distribution=x"])).toContain("no list of points");
  const wrongLength = dmojChecker(["linematches", "point_distribution=[1,1]"]);
  expect(() => wrongLength(NONE, NONE, NONE)).toThrow("the answer has 0 lines, and 2 have points");
});
