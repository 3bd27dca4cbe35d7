import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { check } from "./check";
import { solve } from "./solution";
import { validate } from "./validate";

const verdict = (input: string, expected: string, actual: string) =>
  check(bytes(input), bytes(expected), bytes(actual));
const FOUR = "YES\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n";

describe("n-queens-matrix", () => {
  it("answers every N; the brute force agrees", () => {
    for (let n = 1; n <= 10; n++) {
      const input = bytes(`${n}\n`);
      validate(input);
      expect(check(input, brute(input), solve(input)), `N = ${n}`).toEqual({ verdict: "AC" });
      expect(check(input, solve(input), brute(input)), `N = ${n}`).toEqual({ verdict: "AC" });
    }
    expect(text(solve(bytes("4")))).toBe(FOUR);
    expect(text(solve(bytes("3")))).toBe("NO\n");
  });

  it("the checker reports what is wrong with an output", () => {
    const wrong = (message: string) => ({ verdict: "WA", message });
    expect(verdict("4", FOUR, "NO")).toEqual(wrong("expected YES, found NO"));
    expect(verdict("4", FOUR, "yes")).toEqual(wrong('expected YES or NO, found "yes"'));
    expect(verdict("4", FOUR, FOUR.replace("1", "0"))).toEqual(wrong("expected 4 queens, found 3"));
    expect(verdict("2", "NO", "YES\n1 0\n0 1\n")).toEqual(
      wrong("queens at row 1, column 1 and row 2, column 2 attack each other"),
    );
    expect(verdict("4", FOUR, `${FOUR}0`)).toEqual(
      wrong('output line 6, column 1: expected end of output, found "0"'),
    );
    expect(verdict("4", FOUR, "YES\n0 2")).toEqual(
      wrong('output line 2, column 3: expected 0 or 1 in [0, 1], found "2"'),
    );
    expect(verdict("4", "NO", FOUR).verdict).toBe("JE");
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("11"))).toThrow('line 1, column 1: expected N in [1, 10], found "11"');
    expect(() => validate(bytes("0"))).toThrow('expected N in [1, 10], found "0"');
  });
});
