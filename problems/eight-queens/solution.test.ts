import { describe, expect, it } from "vitest";
import { bytes, holdToBrute, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

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

  it("agrees with all pairs", () =>
    holdToBrute({ solve, brute, small, validate }, { numRuns: 500 }));

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("*\n"))).toThrow(
      'line 1, column 1: expected a row of 8 characters, found "*"',
    );
    expect(() => validate(bytes(board([0])))).toThrow("line 2, column 1");
    expect(() => validate(bytes("*......Q\n"))).toThrow('found "*......Q"');
  });
});
