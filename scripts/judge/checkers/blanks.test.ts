import { expect, it } from "vitest";
import type { CheckerChoice } from "../../problem/problem";
import { doBlanksDiffer } from "./blanks";
import { ignoresBlanks } from "./pure-checker";

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ["  *\n **\n***\n", "*\n**\n***\n", true],
  ["1 2\n3\n", "1\n2 3\n", true],
  ["a\n\nb\n", "a\nb\n", true],
  ["1  2\n", "1 2\n", true],
  ["1 2\n3\n", "1 2 \r\n3\n\n", false],
  ["YES\n", "yes", false],
])("answer %j, output %j: %s", (expected, actual, differ) =>
  expect(doBlanksDiffer(bytes(expected), bytes(actual))).toBe(differ));

it.each<[CheckerChoice, boolean]>([
  ["tokens", true],
  ["tokens-ignore-case", true],
  ["lines", false],
  ["own", false],
  ["numbers", false],
  ["unordered-tokens", false],
  [{ numbers: { absolute: 1 } }, false],
  [{ dmoj: ["standard"] }, true],
  [{ defaultValidator: ["case_sensitive"] }, true],
  [{ defaultValidator: ["space_change_sensitive"] }, false],
  [{ defaultValidator: ["float_tolerance", "1e-4"] }, false],
  [{ testlib: ["./x"] }, false],
])("%j passes over blanks: %s", (choice, passes) => expect(ignoresBlanks(choice)).toBe(passes));
