import { describe, expect, it } from "vitest";
import { Random } from "../../lib/sequence/random";
import { bytes } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { check } from "./check";
import { generators } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (text: string) => new TextDecoder().decode(solve(bytes(text)));

describe("sliding-puzzle", () => {
  it("agrees with the brute force on 15-puzzles near the goal", () => {
    const input = bytes(String(generators.fifteens!(new Random(11))));
    validate(input);
    expect(check(input, brute(input), solve(input))).toEqual({ verdict: "AC" });
  });

  it("has a checker that refuses long, wrong, missing and additional answers", () => {
    const input = bytes("1\n2 2\n1 2\n0 3\n");
    const verdict = (answer: string) => check(input, bytes("1\nR\n"), bytes(answer));
    expect(verdict("1\nR\n")).toEqual({ verdict: "AC" });
    expect(verdict("3\nRLR\n")).toMatchObject({
      message: 'board 1, line 1: expected "1", found "3"',
    });
    expect(verdict("1\nRR\n")).toMatchObject({ verdict: "WA" });
    expect(verdict("1\nU\n")).toMatchObject({
      message: expect.stringContaining("ends as 0 2 1 3"),
    });
    expect(verdict("1\nL\n")).toMatchObject({
      message: expect.stringContaining("leaves the board"),
    });
    expect(verdict("1\nr\n")).toMatchObject({ message: expect.stringContaining('no move "r"') });
    expect(verdict("unsolvable\n")).toMatchObject({ verdict: "WA" });
    expect(verdict("1\nR\n0\n")).toMatchObject({ message: "line 3: unexpected" });
    expect(check(input, bytes("3\nRLR\n"), bytes("1\nR\n"))).toMatchObject({ verdict: "JE" });
  });

  it("reports bad input with its line", () => {
    expect(() => run("1\n2 2\n1 2\n3 4\n")).toThrow("input line 4, column 3: expected a tile");
    expect(() => run("1\n2 2\n1 2\n2 0\n")).toThrow("each of 0 … 3 once");
    expect(() => validate(bytes("1\n2 7\n"))).toThrow("line 2, column 1: expected a size");
    expect(() => validate(bytes("1\n2 2\n1 1 2 0"))).toThrow("line 3, column 3");
    expect(() => validate(bytes("1\n1 1\n0 0"))).toThrow("expected the end of the input");
  });
});
