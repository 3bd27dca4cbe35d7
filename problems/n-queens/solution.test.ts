import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { check } from "./check";
import { solve } from "./solution";
import { validate } from "./validate";

const verdict = (input: string, expected: string, actual: string) =>
  check(bytes(input), bytes(expected), bytes(actual));

describe("n-queens", () => {
  it("places every N from 1 to 400, and says of 2 and 3 that it cannot", () => {
    for (let n = 1; n <= 400; n++) {
      const input = bytes(`${n}\n`);
      const known = bytes(n === 2 || n === 3 ? "impossible" : "possible");
      expect(check(input, known, solve(input)), `N = ${n}`).toEqual({ verdict: "AC" });
    }
    expect(text(solve(bytes("4")))).toBe("2 4 1 3\n");
    expect(text(solve(bytes("2")))).toBe("impossible\n");
  });

  it("the checker reports what is wrong with an output", () => {
    expect(verdict("4", "2 4 1 3", "3 1 4 2")).toEqual({ verdict: "AC" });
    const wrong = (message: string) => ({ verdict: "WA", message });
    expect(verdict("4", "2 4 1 3", "impossible")).toEqual(
      wrong('expected a placement of 4 queens, found "impossible"'),
    );
    expect(verdict("4", "2 4 1 3", "2 4 1 4")).toEqual(
      wrong("queens of columns 2 and 4 attack each other, rows 4 and 4"),
    );
    expect(verdict("4", "2 4 1 3", "2 4 1 5")).toEqual(
      wrong('output line 1, column 7: expected a row in [1, 4], found "5"'),
    );
    expect(verdict("4", "2 4 1 3", "2 4 1")).toEqual(
      wrong("output line 1, column 6: expected an integer, found end of input"),
    );
    expect(verdict("4", "2 4 1 3", "2 4 1 3 1")).toEqual(
      wrong('output line 1, column 9: expected end of output, found "1"'),
    );
    expect(verdict("4", "impossible", "2 4 1 3").verdict).toBe("JE");
  });

  it("reports bad input with line and value", () => {
    for (const [input, message] of [
      ["0", 'input line 1, column 1: expected N in [1, 1000000], found "0"'],
      ["\n1000001\n", 'input line 2, column 1: expected N in [1, 1000000], found "1000001"'],
      ["x", 'input line 1, column 1: expected an integer, found "x"'],
      ["", "input line 1, column 1: expected an integer, found end of input"],
    ] as const) {
      expect(() => solve(bytes(input))).toThrow(message);
      expect(() => validate(bytes(input))).toThrow(message);
    }
    expect(() => validate(bytes("8 9"))).toThrow('column 3: expected end of input, found "9"');
  });
});
