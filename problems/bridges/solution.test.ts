import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

describe("bridges", () => {
  it("one vertex, two, a ring, two rings with a bridge between", () => {
    expect(text(solve(bytes("2 1\n1 0\n")))).toBe("0 1\n");
    expect(text(solve(bytes("3 3\n0 1\n1 2\n2 0\n")))).toBe("");
    expect(text(solve(bytes("6 7\n0 1\n1 2\n2 0\n5 2\n3 4\n4 5\n5 3\n")))).toBe("2 5\n");
  });

  it("names what is wrong with an input", () => {
    expect(() => solve(bytes("2 1\n0 2\n"))).toThrow(
      "line 2, column 3: expected a vertex in [0, 1]",
    );
    expect(() => validate(bytes("2 2\n0 1\n1 0\n"))).toThrow("no loop and no pair twice");
    expect(() => validate(bytes("3 1\n0 1\n"))).toThrow("not one with 2 of 3 vertices");
  });
});
