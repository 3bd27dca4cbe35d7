import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

describe("the-sultans-successors", () => {
  it("finds a single placement wherever it lies: one point for each of its squares", () => {
    const columns = [3, 6, 2, 7, 1, 4, 0, 5];
    const scores = columns.flatMap((queen) => [0, 1, 2, 3, 4, 5, 6, 7].map((c) => +(c === queen)));
    expect(text(solve(bytes(`1\n${scores.join(" ")}`)))).toBe("    8\n");
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("21\n"))).toThrow(
      'line 1, column 1: expected k in [0, 20], found "21"',
    );
    expect(() => solve(bytes("1\n100\n"))).toThrow(
      'line 2, column 1: expected a score in [0, 99], found "100"',
    );
    expect(() => validate(bytes("0\n1\n"))).toThrow("line 2, column 1: expected end of input");
  });
});
