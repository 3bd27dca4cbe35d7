import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

describe("holey-n-queens", () => {
  it("counts the empty boards as OEIS A000170 does", () => {
    const counts = [0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200];
    const input = `${counts.map((_, at) => `${at + 3} 0\n`).join("")}0 0\n`;
    expect(text(solve(bytes(input)))).toBe(`${counts.join("\n")}\n`);
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("13 0\n0 0\n"))).toThrow(
      'line 1, column 1: expected N in [0, 12], found "13"',
    );
    expect(() => solve(bytes("4 1\n4 0\n0 0\n"))).toThrow(
      'line 2, column 1: expected a row in [0, 3], found "4"',
    );
    expect(() => validate(bytes("2 0\n0 0\n"))).toThrow('expected N in [3, 12], or 0 0, found "2"');
    expect(() => validate(bytes("4 0\n"))).toThrow(
      "line 2, column 1: expected an integer, found end of input",
    );
    expect(() => validate(bytes("0 0\n4 0\n"))).toThrow("line 2, column 1: expected end of input");
  });
});
