import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { solve } from "./solution";
import { validate } from "./validate";

describe("n-queens-count", () => {
  it("agrees with backtracking to N = 9, with the published numbers to N = 14", () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14]) {
      validate(bytes(`${n}\n`));
      expect(text(solve(bytes(`${n}\n`))), `N = ${n}`).toBe(text(brute(bytes(`${n}\n`))));
    }
  });

  it("bad input is told with line and value", () => {
    expect(() => solve(bytes("0"))).toThrow('line 1, column 1: expected N in [1, 14], found "0"');
    expect(() => solve(bytes("\n17"))).toThrow(
      'line 2, column 1: expected N in [1, 14], found "17"',
    );
    expect(() => validate(bytes("8 8"))).toThrow('column 3: expected end of input, found "8"');
  });
});
