import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const board = (columns: readonly number[]) =>
  columns.map((column) => `${".".repeat(column)}*${".".repeat(7 - column)}\n`).join("");

describe("eight-queens", () => {
  it("finds the 92 valid boards among the orders of the columns, of which every ninth is asked", () => {
    const [valid, wrong]: [string[], string[]] = [[], []];
    let at = 0;
    const visit = (columns: number[]) => {
      if (columns.length === 8) {
        const isValid = columns.every((column, row) =>
          columns.every((other, at) => at <= row || Math.abs(other - column) !== at - row),
        );
        if (isValid) valid.push(String(columns));
        if (!isValid && at++ % 9 > 0) return;
        const answer = text(solve(bytes(board(columns))));
        if (answer !== (isValid ? "valid\n" : "invalid\n")) wrong.push(`${columns}: ${answer}`);
      }
      for (let column = 0; column < 8 && columns.length < 8; column++) {
        if (!columns.includes(column)) visit([...columns, column]);
      }
    };
    visit([]);
    expect(valid).toHaveLength(92);
    expect(wrong).toEqual([]);
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("*\n"))).toThrow(
      'line 1, column 1: expected a row of 8 characters, found "*"',
    );
    expect(() => validate(bytes(board([0])))).toThrow("line 2, column 1");
    expect(() => validate(bytes("*......Q\n"))).toThrow('found "*......Q"');
  });
});
