import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

describe("minimum-spanning-tree", () => {
  it("one vertex, edges of weight 0, a ring", () => {
    expect(text(solve(bytes("3 2\n0 1 0\n1 2 0\n")))).toBe("0\n");
    expect(text(solve(bytes("3 3\n0 1 5\n1 2 5\n2 0 5\n")))).toBe("10\n");
  });

  it("names what is wrong with an input", () => {
    expect(() => solve(bytes("2 1\n0 1 10001\n"))).toThrow("line 2, column 5");
    expect(() => solve(bytes("2 1\n0 2 5\n"))).toThrow("edge 1: expected two vertices in [0, 1]");
    expect(() => validate(bytes("3 1\n0 1 5\n"))).toThrow("not one with 2 of 3 vertices");
    expect(() => validate(bytes("2 2\n0 1 5\n1 0 5\n"))).toThrow("no loop and no pair twice");
  });
});
