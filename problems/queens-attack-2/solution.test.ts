import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { solve } from "./solution";
import { validate } from "./validate";

describe("queens-attack-2", () => {
  it("agrees with walking the rays, with one obstacle anywhere on boards to 4", () => {
    for (let n = 1; n <= 4; n++) {
      for (let code = 0; code < n ** 4; code++) {
        const [a, b, c, d] = [0, 1, 2, 3].map((at) => (Math.floor(code / n ** at) % n) + 1);
        if (a === c && b === d) continue;
        const input = bytes(`${n} 1\n${a} ${b}\n${c} ${d}\n`);
        expect(text(solve(input))).toBe(text(brute(input)));
      }
    }
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("0 0\n"))).toThrow(
      'line 1, column 1: expected n in [1, 100000], found "0"',
    );
    expect(() => solve(bytes("4 1\n1 1\n5 1\n"))).toThrow(
      'line 3, column 1: expected a row in [1, 4], found "5"',
    );
    expect(() => validate(bytes("4 1\n1 1\n1 1\n"))).toThrow(
      "expected no obstacle under the queen",
    );
    expect(() => validate(bytes("4 0\n1 1\n1 2\n"))).toThrow(
      "line 3, column 1: expected end of input",
    );
  });
});
