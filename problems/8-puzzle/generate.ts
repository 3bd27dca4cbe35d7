import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const TOKENS = ["1", "2", "3", "4", "5", "6", "7", "8", "x"];

/** Boards that some moves from the goal lead to, the goal among them. */
const near = fc.array(fc.constantFrom(-3, 3, -1, 1), { maxLength: 8 }).map(walk);

export const rounds = 30;

/** Small valid inputs that shrink, for stress runs and tests: random boards, random line breaks. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(near, fc.shuffledSubarray(TOKENS, { minLength: 9, maxLength: 9 })),
      fc.constantFrom(" ", "\n", "  ", "\n\n", "\r\n"),
    ),
    { maxLength: 6 },
  )
  .map((puzzles) => puzzles.map(([tokens, blank]) => `${tokens.join(blank)}\n`).join(""));

export const generators: Generators = {
  random: (random) => lines(random, random.int(1, 200)),
  "three-lines-each": (random) => {
    const puzzles: string[] = [];
    for (let count = 0; count < 20; count++) {
      const tokens = random.shuffle([...TOKENS]);
      puzzles.push([0, 3, 6].map((row) => `${tokens.slice(row, row + 3).join(" ")}\n`).join(""));
    }
    return puzzles.join("\n");
  },
  large: (random) => lines(random, problem.bounds.maxPuzzles),
};

/** The board after the steps; steps off the board are skipped. */
function walk(steps: readonly number[]): string[] {
  const tokens = [...TOKENS];
  let blank = 8;
  for (const step of steps) {
    const to = blank + step;
    const wraps = Math.abs(step) === 1 && Math.floor(to / 3) !== Math.floor(blank / 3);
    if (to < 0 || to > 8 || wraps) continue;
    [tokens[blank], tokens[to]] = [tokens[to]!, "x"];
    blank = to;
  }
  return tokens;
}

function lines(random: Random, count: number): string {
  const puzzles: string[] = [];
  for (let at = 0; at < count; at++) puzzles.push(`${random.shuffle([...TOKENS]).join(" ")}\n`);
  return puzzles.join("");
}
