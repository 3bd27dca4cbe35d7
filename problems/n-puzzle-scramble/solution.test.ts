import { describe, expect, it } from "vitest";
import { bytes } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (text: string) => new TextDecoder().decode(solve(bytes(text)));

describe("n-puzzle-scramble", () => {
  it("answers small examples", () => {
    expect(run("ABCD\nEFGH\nIJKL\nMN.O")).toBe("1\n");
    expect(run("OBCD\nEFGH\nIJKL\nMNA.\n")).toBe("10\n");
  });

  it("reports bad input with its line", () => {
    expect(() => run("ABCD\nEFGP\n")).toThrow("line 2, column 4: expected a tile A … O or .");
    expect(() => validate(bytes("ABCD\nEFGA\nIJKL\nMNO.\n"))).toThrow("line 2, column 4");
    expect(() => validate(bytes("ABCD\nEFG\n"))).toThrow("expected a row of 4 characters");
  });
});
