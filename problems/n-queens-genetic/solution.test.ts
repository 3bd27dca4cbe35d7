import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { check } from "./check";
import { stubborn } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const none = new Uint8Array(0);
const verdict = (input: string, actual: string) => check(bytes(input), none, bytes(actual));

describe("n-queens-genetic", () => {
  it("solves small boards whatever the parameters; the brute force does, too", () => {
    fc.assert(
      fc.property(stubborn, (input) => {
        validate(bytes(input));
        expect(check(bytes(input), none, solve(bytes(input)))).toEqual({ verdict: "AC" });
        expect(check(bytes(input), none, brute(bytes(input)))).toEqual({ verdict: "AC" });
      }),
      { numRuns: 4, seed: 1 }, // other seeds may spend seconds
    );
  });

  it("solves what the textbook run cannot, and anything the same way for the same seed", () => {
    expect(verdict("12 1000 15 0.05 1", text(solve(bytes("12 1000 15 0.05 1"))))).toEqual({
      verdict: "AC",
    });
    const tutorial = bytes("8 10 20 0.05 3");
    expect(solve(tutorial)).toEqual(solve(tutorial));
  });

  it("the checker reports what is wrong with an output", () => {
    const wrong = (message: string) => ({ verdict: "WA", message });
    expect(verdict("4 9 0 0 1", "2 4 1 3")).toEqual({ verdict: "AC" });
    expect(verdict("4 9 0 0 1", "2 4 1 4")).toEqual(
      wrong("queens of columns 2 and 4 attack each other"),
    );
    expect(verdict("4 9 0 0 1", "2 4 0 3")).toEqual(
      wrong('output line 1, column 5: expected a row in [1, 4], found "0"'),
    );
    expect(verdict("4 9 0 0 1", "2 4 1 3 5")).toEqual(
      wrong('output line 1, column 9: expected end of output, found "5"'),
    );
  });

  it("reports bad input with line and value", () => {
    for (const [input, message] of [
      ["3 10 1 0 1", 'expected N in [4, 100], found "3"'],
      ["8 1 1 0 1", 'expected P in [2, 1000], found "1"'],
      ["8 10 29 0 1", 'expected T in [0, 28], found "29"'],
      ["8 10 15 1.5 1", 'line 1, column 9: expected M in [0, 1], found "1.5"'],
      ["8 10 15 x 1", 'expected M in [0, 1], found "x"'],
      ["8 10 15 0.05 -1", 'expected S in [0, 1000000000], found "-1"'],
    ] as const) {
      expect(() => solve(bytes(input))).toThrow(message);
      expect(() => validate(bytes(input))).toThrow(message);
    }
    expect(() => validate(bytes("8 10 15 0.05 1 1"))).toThrow("expected end of input");
  });
});
