import { describe, expect, it } from "vitest";
import { bytes } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (text: string) => new TextDecoder().decode(solve(bytes(text)));

describe("puzzle-solvability", () => {
  it("answers the documents' examples", () => {
    const fifteen = "4 4\n2 1 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n";
    const input = `4\n3 3\n1 2 3\n0 4 6\n7 5 8\n${fifteen}2 4\n0 7 2 1\n4 6 3 5\n2 2\n1 3\n2 0\n`;
    expect(run(input)).toBe("solvable\nunsolvable\nunsolvable\nunsolvable\n");
  });

  it("reports bad input with its line", () => {
    expect(() => run("1\n2 2\n1 2\n3 4\n")).toThrow("input line 4, column 3: expected a tile");
    expect(() => run("1\n2 2\n1 2\n2 0\n")).toThrow("each of 0 … 3 once");
    expect(() => validate(bytes("1\n101 1\n"))).toThrow("line 2, column 1: expected n");
    expect(() => validate(bytes("1\n2 2\n1 1 2 0"))).toThrow("line 3, column 3");
    expect(() => validate(bytes("0\n"))).toThrow("expected t in [1, 1000000]");
  });
});
