import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { ExpressionParser } from "../expression-parser";
import { drawn } from "./expression-parser.twin";

const names: Record<string, number> = { x: 7, "y.1": 0.5 };
const parser: ExpressionParser<number> = new ExpressionParser<number>({
  operand: (word) => (word === "twice" ? 2 * parser.evaluate("3 - x") : (names[word] ?? +word)),
  prefix: { "-": [13, (a) => -a], "~": [13, (a) => ~a], not: [0, (a) => +!a] },
  infix: {
    "^": [14, (a, b) => a ** b, "right"],
    "*": [11, (a, b) => a * b],
    "%": [11, (a, b) => a % b],
    "-": [10, (a, b) => a - b],
    "+": [10, (a, b) => a + b],
    "<<": [9, (a, b) => a << b],
    "<": [8, (a, b) => +(a < b)],
    "<=": [8, (a, b) => +(a <= b)],
    or: [5, (a, b) => a | b],
  },
});

it("agrees with JavaScript's own expressions, with blanks and without", () => {
  const symbols = ["*", "%", "-", "<<", "<", "<=", "or"];
  for (const random of rounds(300)) {
    const text = drawn(random, 3, symbols, ["", "", "- ", "~ ", "- - "]);
    const value = Number(Function(`return ${text.replace(/or/g, "|")}`)());
    holdEqual(parser.evaluate(text), value, text);
    const short = text.replace(/(?<!\w) | (?!\w)/g, "");
    holdEqual(parser.evaluate(new TextEncoder().encode(short)), value, short);
  }
});

it.each([
  [`${"(-".repeat(1e5)}1${")".repeat(1e5)}`, 1],
  [" x - 7 ^ not 1\t- twice+ y.1 ", 6],
  ["2 ^ 3 ^ 2 - 7 - 1", 504],
  ["-3 ^ 2", -9],
])("value %#", (text, value) => expect(parser.evaluate(text)).toBe(value));

it.each([
  ["", 'a number, a name or "(", got the end at 0'],
  ["2 + or", 'a number, a name or "(", got "or" at 4'],
  ["2 * z", 'a number, a name or "(", got "z" at 4'],
  ["()", 'a number, a name or "(", got ")" at 1'],
  ["1)", 'an operator or the end, got ")" at 1'],
  ["1 é", 'an operator or the end, got "é" at 2'],
  ["1 + (2 * (3)", 'an operator or ")" for "(" at 4, got the end at 12'],
])("%s", (text, message) => expect(() => parser.evaluate(text)).toThrow(`expected ${message}`));
