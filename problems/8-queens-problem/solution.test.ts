import { describe, expect, it } from "vitest";
import { bytes } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

describe("8-queens-problem", () => {
  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("9\n"))).toThrow('line 1, column 1: expected k in [0, 8], found "9"');
    expect(() => solve(bytes("2\n0 0\n1 1\n"))).toThrow("expected queens that can be completed");
    expect(() => validate(bytes("0\n"))).toThrow("one completion (these have 92)");
    expect(() => validate(bytes("1\n0 0\n0 0\n"))).toThrow(
      "line 3, column 1: expected end of input",
    );
  });
});
