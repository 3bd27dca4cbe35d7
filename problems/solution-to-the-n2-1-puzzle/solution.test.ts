import { describe, expect, it } from "vitest";
import { Random } from "../../lib/sequence/random";
import { holdEqual } from "../../scripts/testing/hold-equal";
import { bytes } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { check } from "./check";
import { generators } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (input: string) => new TextDecoder().decode(solve(bytes(input)));

describe("solution-to-the-n2-1-puzzle", () => {
  it("solves the boards of a long walk on 3×3, and none with two tiles exchanged", () => {
    for (const board of walked(600)) {
      const odd = board.replace("1", "?").replace("2", "1").replace("?", "2");
      const input = `3\n${[...board].join(" ")}\n`;
      const verdict = check(bytes(input), bytes("moves"), solve(bytes(input)));
      holdEqual(verdict.verdict, "AC", board);
      holdEqual(run(`3\n${[...odd].join(" ")}\n`), "No Answer!\n", odd);
    }
  });

  it("solves large boards, as the brute force does", () => {
    for (let seed = 1; seed <= 1; seed++) {
      for (const name of ["largest-solvable", "largest-unsolvable", "five-solvable", "random"]) {
        const input = bytes(String(generators[name]!(new Random(seed))));
        validate(input);
        expect(check(input, brute(input), solve(input)), name).toEqual({ verdict: "AC" });
        expect(check(input, solve(input), brute(input)), name).toEqual({ verdict: "AC" });
      }
    }
  });

  it("has a checker that replays", () => {
    const input = bytes("2\n1 2\n0 3\n");
    const verdict = (answer: string) => check(input, bytes("R\n"), bytes(answer));
    expect(verdict("R\n")).toEqual({ verdict: "AC" });
    expect(verdict("RLR")).toEqual({ verdict: "AC" });
    expect(verdict("")).toEqual({
      verdict: "WA",
      message: "after 0 moves row 2, column 1 holds 0",
    });
    expect(verdict("D\n")).toMatchObject({ message: "move 1, D, leaves the board" });
    expect(verdict("r\n")).toMatchObject({ message: 'no move "r" (character 1)' });
    expect(verdict("No Answer!\n")).toMatchObject({ verdict: "WA" });
    expect(check(input, bytes("No Answer!"), bytes("R"))).toMatchObject({
      message: 'expected "No Answer!", found "R"',
    });
  });

  it("reports bad input with its line", () => {
    expect(() => run("2\n1 2\n3 4\n")).toThrow("input line 3, column 3: expected a tile in [0, 3]");
    expect(() => run("2\n1 2\n2 0\n")).toThrow("each of 0 … 3 once");
    expect(() => validate(bytes("11\n"))).toThrow("n in [1, 10]");
    expect(() => validate(bytes("2\n1 2\n2 0\n"))).toThrow("line 3, column 1");
    expect(() => validate(bytes("1\n0\n0\n"))).toThrow("expected the end of the input");
  });
});

/** Boards of 3×3 that moves lead to from the goal, every twentieth of a random walk. */
function walked(count: number): string[] {
  const random = new Random(1);
  const boards: string[] = [];
  let board = "123456780";
  for (let step = 0; boards.length < count; step++) {
    const blank = board.indexOf("0");
    const to = blank + random.pick([-3, 3, -1, 1]);
    const tile = board[to];
    const wraps = Math.abs(to - blank) === 1 && Math.floor(to / 3) !== Math.floor(blank / 3);
    if (tile !== undefined && !wraps) {
      board = board.replace("0", "?").replace(tile, "0").replace("?", tile);
    }
    if (step % 20 === 0) boards.push(board);
  }
  return boards;
}
