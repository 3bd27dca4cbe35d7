import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { solve } from "./solution";
import { validate } from "./validate";

describe("checker-challenge", () => {
  it("agrees with the full list for every N to 11", () => {
    for (let n = 6; n <= 11; n++) {
      validate(bytes(`${n}\n`));
      expect(text(solve(bytes(`${n}\n`)))).toBe(text(brute(bytes(`${n}\n`))));
    }
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("5"))).toThrow('line 1, column 1: expected N in [6, 13], found "5"');
    expect(() => validate(bytes("14"))).toThrow('expected N in [6, 13], found "14"');
    expect(() => validate(bytes("8 8"))).toThrow('column 3: expected end of input, found "8"');
  });
});
