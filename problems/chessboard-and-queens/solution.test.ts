import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const EMPTY = `${"........\n".repeat(8)}`;

describe("chessboard-and-queens", () => {
  it("counts with one square reserved, on each of the 64", () => {
    // Each placement uses 8 squares, so the 64 counts miss 92 eight times in all.
    let sum = 0;
    for (let at = 0; at < 64; at++) {
      const place = at + (at >> 3);
      sum += Number(text(solve(bytes(`${EMPTY.slice(0, place)}*${EMPTY.slice(place + 1)}`))));
    }
    expect(sum).toBe(64 * 92 - 8 * 92);
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("...\n"))).toThrow(
      'line 1, column 1: expected a row of 8 characters, found "..."',
    );
    expect(() => solve(bytes(EMPTY.replace(".", "x")))).toThrow('only "." and "*" on the board');
    expect(() => validate(bytes(EMPTY.slice(9)))).toThrow("found end of input");
    expect(() => validate(bytes(`${EMPTY}.`))).toThrow(
      'line 9, column 1: expected end of input, found "."',
    );
  });
});
