import { describe, expect, it } from "vitest";
import type { CheckResult } from "../../problem/check-result";
import { checkers } from "./checkers";
import { numbersWithin } from "./numbers";

const bytes = (text: string) => new TextEncoder().encode(text);
const none = bytes("");
const ALONE = "(1 of 1 lines differ, first at 1)";

function resultText(result: CheckResult): string {
  return result.verdict === "AC" ? "AC" : `${result.verdict} ${result.message}`;
}

describe("checkers", () => {
  it.each([
    ["tokens", "a b\nc\n", "a  b c", "AC"],
    ["tokens", "a\r\nb", "a\nb\n", "AC"],
    ["tokens", "", "\n", "AC"],
    [
      "tokens",
      "1 2\n3 4\n",
      "1 2\n3 5\n",
      'WA line 2, token 2: expected "4", found "5" (1 of 2 lines differ, first at 2)',
    ],
    [
      "tokens",
      "é\n",
      "ö≠\u{1f642}\n",
      `WA line 1, token 1: expected "é", found "ö≠\u{1f642}" ${ALONE}`,
    ],
    [
      "tokens",
      "1 2\n",
      "1\n",
      `WA line 2, token 1: expected "2", found the end of the output ${ALONE}`,
    ],
    [
      "tokens",
      "1\n",
      "1 2\n",
      `WA line 1, token 2: expected the end of the output, found "2" ${ALONE}`,
    ],
    ["tokens", "7", "7\0", `WA line 1, token 1: expected "7", found "7␀" ${ALONE}`],
    ["tokens-ignore-case", "Yes NO", "yES no", "AC"],
    ["tokens-ignore-case", "a", "b", `WA line 1, token 1: expected "a", found "b" ${ALONE}`],
    ["yes-no", "YES", "yes", "AC"],
    ["yes-no", "YES", "y", `WA line 1, token 1: expected yes or no, found "y" ${ALONE}`],
    ["yes-no", "YES", "No", `WA line 1, token 1: expected "YES", found "No" ${ALONE}`],
    ["lines", "a b \n\n", "a b", "AC"],
    ["lines", "a b\n", "a  b\n", `PE line 1: expected "a·b", found "a··b" ${ALONE}`],
    ["line-words", "a b\n\nc\n", " a \t b \r\n\n c\n \n", "AC"],
    [
      "line-words",
      "a b\n",
      "a\nb\n",
      'PE line 1: expected "a·b", found "a" (2 of 2 lines differ, first at 1)',
    ],
    ["line-words", "ab\n", "a b\n", `WA line 1: expected "ab", found "a·b" ${ALONE}`],
    ["full-lines", "a  b\nc\n", "a  b\r\nc", "AC"],
    ["full-lines", "a\n", "a\n \n\n", "AC"],
    ["full-lines", "a b\n", "a  b\n", 'PE line 1, byte 3: expected "a·b⏎", found "a··b⏎"'],
    ["full-lines", "a\n", "a ", 'PE line 1, byte 2: expected "a⏎", found "a·⏎"'],
    ["lines", "a\n", "b\n", `WA line 1: expected "a", found "b" ${ALONE}`],
    ["exact", "a\n", "a\n", "AC"],
    ["exact", "a\n", "a", 'PE line 1, byte 2: expected "a⏎", found "a"'],
    ["exact", "x\na\t\n", "x\na\n", 'PE line 2, byte 2: expected "a→⏎", found "a⏎"'],
    ["exact", "a\n", "b\n", 'WA line 1, byte 1: expected "a⏎", found "b⏎"'],
    ["unordered-lines", "a\nb\na\n", "a\na\nb", "AC"],
    ["unordered-lines", "a\nb\n", "a\na\n", 'WA line 2: "a" is not expected (again)'],
    ["unordered-lines", "a\nb c\n", "a\n", 'WA 1 lines are missing, one is "b·c"'],
    ["numbers", "0.5 x", "0.5000001 x", "AC"],
    ["numbers", "1000000", "1000000.5", "AC"],
    ["numbers", "10", "+10", "AC"],
    ["numbers", "-7 0 007", "-07 -0 +7", "AC"],
    ["lines", "a\n\nb\n", "a\n\nb", "AC"],
    ["lines", "", "\n \n", "AC"],
    [
      "lines",
      "a\nb\n",
      "a\n",
      'WA line 2: expected "b", found the end of the output (1 of 2 lines differ, first at 2)',
    ],
    [
      "numbers",
      "9007199254740993",
      "9007199254740992",
      `WA line 1, token 1: expected "9007199254740993", found "9007199254740992" ${ALONE}`,
    ],
    ["numbers", "0.5", "nan", `WA line 1, token 1: expected "0.5", found "nan" ${ALONE}`],
    [
      "numbers",
      "0.5",
      "0.6",
      `WA line 1, token 1: expected "0.5", found "0.6": off by 1.00e-1, allowed 1.00e-6 ${ALONE}`,
    ],
  ] as const)("%s: %j and %j: %s", (name, expected, actual, verdict) => {
    expect(resultText(checkers[name](none, bytes(expected), bytes(actual)))).toBe(verdict);
  });

  it("the problem sets the tolerances", () => {
    const check = numbersWithin({ absolute: 0.1 });
    expect(resultText(check(none, bytes("1.0 100.0"), bytes("1.05 99.95")))).toBe("AC");
    expect(check(none, bytes("1.0"), bytes("1.2")).verdict).toBe("WA");
  });

  it.each([
    ...["tokens", "lines", "unordered-lines", "exact"],
  ] as const)("%s: bytes that are not valid UTF-8 differ from their decoded form", (name) => {
    expect(checkers[name](none, Uint8Array.of(0xfe), Uint8Array.of(0xff)).verdict).toBe("WA");
  });

  // A judge that chokes on what a program may print is no judge.
  it.each([
    ["one word", (size: number) => new Uint8Array(size).fill(55)],
    [
      "empty lines, then a word",
      (size: number) => new Uint8Array(size).fill(10).fill(55, size - 1),
    ],
    ["a word a line", (size: number) => new Uint8Array(size).map((_, at) => (at & 1 ? 10 : 55))],
  ])("every checker copes with an output of 1 MB: %s", (_, make) => {
    const output = make(1 << 20);
    for (const check of Object.values(checkers)) {
      const result = check(none, bytes("7 8\n"), output);
      expect(result.verdict).toBe("WA");
      expect(resultText(result).length).toBeLessThan(300);
    }
  });
});
