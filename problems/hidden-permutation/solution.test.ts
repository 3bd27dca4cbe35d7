import fc from "fast-check";
import { expect, test } from "vitest";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { problem } from "./problem";
import { play } from "./solution";
import { validate } from "./validate";

const { maxLength, maxQuestions } = problem.bounds;
const bytes = (text: string) => new TextEncoder().encode(text);
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

/** What the program says at last, and how many questions it asked before. */
function talk(hidden: readonly number[]): { said: string; questions: number } {
  let questions = 0;
  let said = "";
  const ask = (line: string) => {
    questions++;
    const [sign, i, j, ...more] = line.split(" ");
    expect([sign, more]).toEqual(["?", []]);
    const [left, right] = [hidden[Number(i) - 1], hidden[Number(j) - 1]];
    expect(left !== undefined && right !== undefined).toBe(true);
    return left! < right! ? "YES" : "NO";
  };
  const say = (line: string) => {
    said += line;
  };
  play({ ask, say, hear: () => `${hidden.length}` });
  return { said, questions };
}

test("edges: one value, some in rising and falling order, the most in mixed order", () => {
  const most = upTo(maxLength);
  const few = upTo(300);
  const mixed = most.map((value) => ((value * 387) % 1009) + 1);
  const ranks = [...mixed].sort((a, b) => a - b);
  for (const hidden of [[1], few, few.toReversed(), mixed.map((v) => ranks.indexOf(v) + 1)]) {
    const { said, questions } = talk(hidden);
    expect(said).toBe(`! ${hidden.join(" ")}`);
    expect(questions).toBeLessThanOrEqual(maxQuestions);
  }
});

test("any small permutation is found", () => {
  fc.assert(
    fc.property(small, (input) => {
      validate(bytes(input));
      const hidden = input.trim().split(/\s+/).slice(1).map(Number);
      expect(`${talk(hidden).said.slice(2)}\n`).toBe(new TextDecoder().decode(brute(bytes(input))));
    }),
    { numRuns: 200 },
  );
});

test("an answer that is neither YES nor NO is refused, and so is a length out of bounds", () => {
  const hear = () => "2";
  const say = () => {};
  expect(() => play({ hear, say, ask: () => "yes" })).toThrow('expected YES or NO, found "yes"');
  expect(() => play({ say, ask: hear, hear: () => "1001" })).toThrow("n is 1001");
});

test("bad input is refused with its place", () => {
  expect(() => validate(bytes("0\n"))).toThrow("line 1, column 1: expected n in [1, 1000]");
  expect(() => validate(bytes("2\n1 1\n"))).toThrow("a value that was not there before");
  expect(() => validate(bytes("1\n1 1\n"))).toThrow("line 2, column 3: expected end");
});
