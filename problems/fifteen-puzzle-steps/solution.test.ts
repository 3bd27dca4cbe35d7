import { describe, expect, it } from "vitest";
import { bytes } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (text: string) => new TextDecoder().decode(solve(bytes(text)));

describe("fifteen-puzzle-steps", () => {
  it("reports bad input with its line", () => {
    expect(() => run("1 2 3 16\n")).toThrow("line 1, column 7: expected a tile in [0, 15]");
    expect(() => validate(bytes("2 1 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n"))).toThrow(
      "a board that the goal can be reached from",
    );
  });
});
