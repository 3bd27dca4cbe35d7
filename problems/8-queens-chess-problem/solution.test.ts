import { describe, expect, it } from "vitest";
import { Random } from "../../lib/sequence/random";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { generators } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

describe("8-queens-chess-problem", () => {
  it("answers the statement's sample, blanks and all", () => {
    expect(text(solve(bytes("1\n\n1 1\n")))).toBe(
      "SOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n" +
        " 1      1 5 8 6 3 7 2 4\n 2      1 6 8 3 7 4 2 5\n" +
        " 3      1 7 4 6 8 2 5 3\n 4      1 7 5 8 2 4 6 3\n",
    );
  });

  it("agrees with all orders of the rows on every square", () => {
    const input = bytes(generators["every-square"]!(new Random(1)) as string);
    expect(text(solve(input))).toBe(text(brute(input)));
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("1\n\n0 1\n"))).toThrow(
      'line 3, column 1: expected a row in [1, 8], found "0"',
    );
    expect(() => solve(bytes("2\n\n1 1\n"))).toThrow(
      "line 4, column 1: expected an integer, found end of input",
    );
    expect(() => validate(bytes("0\n1 1\n"))).toThrow("line 2, column 1: expected end of input");
  });
});
