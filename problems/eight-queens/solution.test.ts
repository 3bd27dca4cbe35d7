import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (output: Uint8Array) => new TextDecoder().decode(output);
const board = (columns: readonly number[]) =>
  columns.map((column) => `${".".repeat(column)}*${".".repeat(7 - column)}\n`).join("");

describe("eight-queens", () => {
  it("finds exactly 92 valid boards among all orders of the columns", () => {
    let valid = 0;
    const visit = (columns: number[]) => {
      if (columns.length === 8 && text(solve(bytes(board(columns)))) === "valid\n") valid++;
      for (let column = 0; column < 8 && columns.length < 8; column++) {
        if (!columns.includes(column)) visit([...columns, column]);
      }
    };
    visit([]);
    expect(valid).toBe(92);
  });

  it("agrees with all pairs", () => {
    fc.assert(
      fc.property(small, (input) => {
        validate(bytes(input));
        expect(text(solve(bytes(input)))).toBe(text(brute(bytes(input))));
      }),
      { numRuns: 500 },
    );
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("*\n"))).toThrow(
      'line 1, column 1: expected a row of 8 characters, found "*"',
    );
    expect(() => validate(bytes(board([0])))).toThrow("line 2, column 1");
    expect(() => validate(bytes("*......Q\n"))).toThrow('found "*......Q"');
  });
});
