import fc from "fast-check";
import { expect, test } from "vitest";
import { bytes } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { problem } from "./problem";
import { play } from "./solution";
import { validate } from "./validate";

const { maxHidden, maxQuestions } = problem.bounds;

const silent = { ask: () => "yes", hear: () => "yes", say: () => {} };

/** What the program says at last, and how many questions it asked before. */
function talk(hidden: number): { said: string; questions: number } {
  let questions = 0;
  let said = "";
  const ask = (line: string) => {
    questions++;
    const [sign, digits] = line.split(" ");
    expect(sign).toBe("?");
    const number = Number(digits);
    expect(number >= 1 && number <= maxHidden).toBe(true);
    return number < hidden ? "YES" : "NO";
  };
  const say = (line: string) => {
    said += line;
  };
  play({ ...silent, ask, say });
  return { said, questions };
}

test("edges: the ends, and integers beside powers of two and of ten", () => {
  for (const hidden of [1, 2, 3, 7, 2 ** 29, 2 ** 29 + 1, 5e8, 5e8 + 1, 1e9 - 1, 1e9]) {
    const { said, questions } = talk(hidden);
    expect(said).toBe(`! ${hidden}`);
    expect(questions).toBeLessThanOrEqual(maxQuestions);
  }
});

test("any integer is found with at most 30 questions", () => {
  fc.assert(
    fc.property(small, (input) => {
      validate(bytes(input));
      const { said, questions } = talk(Number(input));
      expect(`${said.slice(2)}\n`).toBe(new TextDecoder().decode(brute(bytes(input))));
      expect(questions).toBeLessThanOrEqual(maxQuestions);
    }),
    { numRuns: 600 },
  );
});

test("an answer that is neither YES nor NO is refused", () => {
  expect(() => play(silent)).toThrow('expected YES or NO, found "yes"');
});

test("bad input is refused with its place", () => {
  expect(() => validate(bytes("0\n"))).toThrow("line 1, column 1: expected x in [1, 1000000000]");
  expect(() => validate(bytes("1 2\n"))).toThrow("line 1, column 3: expected end");
});
