import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

describe("still-n-queens", () => {
  it("counts the empty boards as OEIS A000170 does", () => {
    const counts = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680];
    for (const [at, count] of counts.entries()) {
      const n = at + 1;
      expect(text(solve(bytes(`${n}\n${`${"*".repeat(n)}\n`.repeat(n)}`)))).toBe(`${count}\n`);
    }
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("15\n"))).toThrow(
      'line 1, column 1: expected N in [1, 14], found "15"',
    );
    expect(() => solve(bytes("2\n**\n*\n"))).toThrow(
      'line 3, column 1: expected a row of 2 characters, found "*"',
    );
    expect(() => validate(bytes("2\n**\n*x\n"))).toThrow(
      'expected a row of 2 squares "*" or ".", found "*x"',
    );
    expect(() => validate(bytes("1\n*\n*\n"))).toThrow("line 3, column 1: expected end of input");
  });
});
