import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import { ExpressionParser } from "../expression-parser";

const values: Record<string, number> = { x: 7, "y.1": 0.5 };
const parser: ExpressionParser<number> = new ExpressionParser<number>({
  operand: (word) => (word === "twice" ? 2 * parser.evaluate("3 - x") : (values[word] ?? +word)),
  prefix: { "-": [13, (a) => -a], "~": [13, (a) => ~a], not: [0, (a) => +!a] },
  infix: {
    "**": [12, (a, b) => a ** b, "right"],
    "*": [11, (a, b) => a * b],
    "%": [11, (a, b) => a % b],
    "+": [10, (a, b) => a + b],
    "-": [10, (a, b) => a - b],
    "<<": [9, (a, b) => a << b],
    "<": [8, (a, b) => +(a < b)],
    "<=": [8, (a, b) => +(a <= b)],
    or: [5, (a, b) => a | b],
  },
});

function drawn(random: Random, depth: number): string {
  const kind = () => (depth > 0 ? random.int(0, 2) : 0);
  const operand = (): string =>
    [
      () => `${random.int(0, 40)}`,
      () => `( ${drawn(random, depth - 1)} )`,
      () => `${random.pick(["-", "~"])} ${operand()}`,
    ][kind()]!();
  const parts = [operand()];
  for (let more = random.int(0, 4); more > 0; more--) {
    const symbol = random.pick(["**", "*", "%", "+", "-", "<<", "<", "<=", "or"]);
    // JavaScript refuses - 2 ** 3.
    if (symbol === "**" && /^[-~]/.test(parts.at(-1)!)) parts.push(`( ${parts.pop()} )`);
    parts.push(symbol, operand());
  }
  return parts.join(" ");
}

it("agrees with JavaScript's own expressions, with blanks and without", () => {
  for (const random of rounds(300)) {
    const text = drawn(random, 4);
    const value = Number(Function(`return ${text.replace(/or/g, "|")}`)());
    holdEqual(parser.evaluate(text), value, text);
    const short = text.replace(/(?<!\w) | (?!\w)/g, "");
    holdEqual(parser.evaluate(new TextEncoder().encode(short)), value, short);
  }
});

it("takes 200,000 parentheses and prefixes, names, and calls within calls", () => {
  expect(parser.evaluate(`${"(-".repeat(1e5)}1${")".repeat(1e5)}`)).toBe(1);
  expect(parser.evaluate(" x - 7 ** not 1\t- twice+ y.1 ")).toBe(6);
});

it.each([
  ["", 'a number, a name or "(", got the end at 0'],
  ["2 +", 'a number, a name or "(", got the end at 3'],
  ["2 + or", 'a number, a name or "(", got "or" at 4'],
  ["2 * z", 'a number, a name or "(", got "z" at 4'],
  ["()", 'a number, a name or "(", got ")" at 1'],
  ["1)", 'an operator or the end, got ")" at 1'],
  ["1 é", 'an operator or the end, got "é" at 2'],
  ["1 + (2 * (3)", 'an operator or ")" for "(" at 4, got the end at 12'],
  ["(1 2)", 'an operator or ")" for "(" at 0, got "2" at 3'],
])("%s", (text, message) => expect(() => parser.evaluate(text)).toThrow(`expected ${message}`));
