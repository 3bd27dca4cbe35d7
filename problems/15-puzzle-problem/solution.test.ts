import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytes } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { check } from "./check";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (text: string) => new TextDecoder().decode(solve(bytes(text)));

describe("15-puzzle-problem", () => {
  it("is as short as the brute force", () => {
    fc.assert(
      fc.property(small, (text) => {
        const input = bytes(text);
        validate(input);
        const [own, other] = [solve(input), brute(input)];
        expect(check(input, other, own)).toEqual({ verdict: "AC" });
        expect(own.length).toBe(other.length);
      }),
      { numRuns: 40 },
    );
  });

  it("has a checker that replays and counts", () => {
    const board = bytes("1\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\n");
    const verdict = (answer: string) => check(board, bytes("R\n"), bytes(answer));
    expect(verdict("R\n")).toEqual({ verdict: "AC" });
    expect(verdict("RLR")).toEqual({ verdict: "AC" });
    expect(verdict(`${"RL".repeat(24)}R\n`)).toEqual({ verdict: "AC" });
    expect(verdict(`${"RL".repeat(25)}R\n`)).toMatchObject({
      verdict: "WA",
      message: "line 1: at most 50 moves, found 51",
    });
    expect(verdict("L\n")).toMatchObject({ message: expect.stringContaining("ends as 1 2 3 4") });
    expect(verdict("D\n")).toMatchObject({ message: 'line 1: move 1 leaves the board in "D"' });
    expect(verdict("r\n")).toMatchObject({ message: 'line 1: no move "r" (character 1) in "r"' });
    expect(verdict("This puzzle is not solvable.\n")).toMatchObject({ verdict: "WA" });
    expect(verdict("")).toEqual({ verdict: "WA", message: "line 1: missing" });
    expect(verdict("R\nR\n")).toEqual({ verdict: "WA", message: "line 2: unexpected" });
    const solved = bytes("1\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n");
    expect(check(solved, bytes("\n"), bytes("\n"))).toEqual({ verdict: "AC" });
    expect(check(solved, bytes("\n"), bytes(""))).toMatchObject({ message: "line 1: missing" });
  });

  it("reports bad input with its line", () => {
    expect(() => run("1\n1 2 3 16\n")).toThrow(
      "input line 2, column 7: expected a tile in [0, 15]",
    );
    expect(() => validate(bytes("1\n1 2 3 3\n"))).toThrow("line 2, column 7: expected a tile that");
    expect(() => validate(bytes("1\n0 5 1 10\n6 4 8 2\n15 14 12 13\n9 11 7 3\n"))).toThrow(
      "a board of at most 45 moves, this one needs 46",
    );
    expect(() => validate(bytes("0\n"))).toThrow("N in [1, 200]");
  });
});
