import { describe, expect, it } from "vitest";
import { bytes } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { check } from "./check";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (text: string) => new TextDecoder().decode(solve(bytes(text)));

describe("8-puzzle", () => {
  it("prints an empty line for a solved puzzle and nothing for no puzzle", () => {
    expect(run("1 2 3 4 5 6 8 7 x\n1 2 3 4 5 6 7 8 x\n1 2 3 4 5 6 7 x 8")).toBe(
      "unsolvable\n\nr\n",
    );
  });

  it("agrees with the brute force on each fortieth of all 9! boards", () => {
    const boards: string[] = [];
    let at = 0;
    const place = (board: string, rest: string) => {
      if (rest.length === 4 && at++ % 40 > 0) return;
      if (rest === "") boards.push([...board].join(" "));
      for (const token of rest) place(board + token, rest.replace(token, ""));
    };
    place("", "12345678x");
    const input = bytes(boards.join("\n"));
    expect(check(input, brute(input), solve(input))).toEqual({ verdict: "AC" });
  });

  it("has a checker that refuses long, wrong, missing and additional answers", () => {
    const input = bytes("1 2 3 4 5 6 7 x 8\n");
    const verdict = (answer: string) => check(input, bytes("r\n"), bytes(answer));
    expect(verdict("r\n")).toEqual({ verdict: "AC" });
    expect(verdict("r")).toEqual({ verdict: "AC" });
    expect(verdict("rlr\n")).toEqual({
      verdict: "WA",
      message: "line 1: expected 1 moves, found 3",
    });
    expect(verdict("l\n")).toMatchObject({ message: expect.stringContaining("the board ends as") });
    expect(verdict("d\n")).toMatchObject({ message: 'line 1: move 1 leaves the board in "d"' });
    expect(verdict("R\n")).toMatchObject({ message: 'line 1: no move "R" (character 1) in "R"' });
    expect(verdict("unsolvable\n")).toMatchObject({ verdict: "WA" });
    expect(verdict("r\nr\n")).toEqual({ verdict: "WA", message: "line 2: unexpected" });
    expect(check(input, bytes("rlr\n"), bytes("r\n"))).toMatchObject({ verdict: "JE" });
    expect(check(input, bytes("r\nr\n"), bytes("r\n"))).toMatchObject({ verdict: "JE" });
  });

  it("reports bad input with its line", () => {
    expect(() => run("1 2 3 4 5 6 7 8 9")).toThrow("input line 1, column 17");
    expect(() => run("1 2 3\n4 4 6 7 8 x")).toThrow("line 2, column 3: expected each of 1 … 8");
    expect(() => run("1 2 3 4 5 6 7 8")).toThrow("found end of input");
    expect(() => validate(bytes("1 2 3 4 5 6 7 8 x 1"))).toThrow("line 1, column 20");
    expect(() => validate(bytes("1 2 3\n4 5 66 7 8 x"))).toThrow('found "66"');
  });
});
