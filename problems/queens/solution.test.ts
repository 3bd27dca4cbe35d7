import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { solve } from "./solution";
import { validate } from "./validate";

describe("queens", () => {
  it("distinguishes placements from other boards, counted from 0 or from 1", () => {
    expect(text(solve(bytes("4\n0 1\n1 3\n2 0\n3 2\n")))).toBe("CORRECT\n");
    expect(text(solve(bytes("4\n4 3\n3 1\n2 4\n1 2\n")))).toBe("CORRECT\n");
    expect(text(solve(bytes("4\n0 0\n1 1\n2 2\n3 3\n")))).toBe("INCORRECT\n");
    expect(text(solve(bytes("2\n0 0\n0 0\n")))).toBe("INCORRECT\n");
  });

  it("agrees with all pairs on every board of 3 queens", () => {
    for (let code = 0; code < 9 ** 3; code++) {
      const queens = [0, 1, 2].map((at) => Math.floor(code / 9 ** at) % 9);
      const input = bytes(`3\n${queens.map((at) => `${at % 3} ${Math.floor(at / 3)}\n`).join("")}`);
      expect(text(solve(input))).toBe(text(brute(input)));
    }
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("5001"))).toThrow(
      'line 1, column 1: expected N in [1, 5000], found "5001"',
    );
    expect(() => solve(bytes("2\n0 3\n"))).toThrow(
      'line 2, column 3: expected y in [0, 2], found "3"',
    );
    expect(() => solve(bytes("2\n0 1\n"))).toThrow(
      "line 3, column 1: expected an integer, found end of input",
    );
    expect(() => validate(bytes("1\n0 0\n0 0\n"))).toThrow(
      "line 3, column 1: expected end of input",
    );
  });
});
