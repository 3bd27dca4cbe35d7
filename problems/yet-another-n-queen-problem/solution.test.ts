import { describe, expect, it } from "vitest";
import { bytes } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { check } from "./check";
import { solve } from "./solution";
import { validate } from "./validate";

const none = new Uint8Array(0);
const verdict = (input: string, actual: string) => check(bytes(input), none, bytes(actual));

describe("yet-another-n-queen-problem", () => {
  it("completes every part of every placement of 5 and 6 queens", () => {
    const placements = ["1 3 5 2 4", "2 4 1 3 5", "5 2 4 1 3", "2 4 6 1 3 5", "3 6 2 5 1 4"];
    const lines = placements.flatMap((text) => {
      const columns = text.split(" ");
      return Array.from({ length: 2 ** columns.length }, (_, kept) =>
        [columns.length, ...columns.map((c, at) => ((kept >> at) & 1 ? c : 0))].join(" "),
      );
    });
    const input = bytes(`${lines.join("\n")}\n`);
    expect(check(input, none, solve(input))).toEqual({ verdict: "AC" });
    expect(check(input, none, brute(input))).toEqual({ verdict: "AC" });
  });

  it("the checker reports what is wrong with an output", () => {
    const wrong = (message: string) => ({ verdict: "WA", message });
    expect(verdict("4 2 0 0 0\n", "2 4 1 3\n")).toEqual({ verdict: "AC" });
    expect(verdict("4 2 0 0 0\n", "3 1 4 2\n")).toEqual(
      wrong("board 1: the queen of row 1 stands in column 2, not 3"),
    );
    expect(verdict("1 0\n4 2 0 0 0\n", "1\n2 4 1 4\n")).toEqual(
      wrong("board 2: queens of rows 2 and 4 attack each other"),
    );
    expect(verdict("4 2 0 0 0\n", "2 4 1\n")).toEqual(
      wrong("board 1: output line 2, column 1: expected an integer, found end of input"),
    );
    expect(verdict("1 0\n", "1 1\n")).toEqual(
      wrong('board 1: output line 1, column 3: expected end of output, found "1"'),
    );
  });

  it("reports bad input with line and value", () => {
    expect(() => solve(bytes("51"))).toThrow('line 1, column 1: expected N in [1, 50], found "51"');
    expect(() => solve(bytes("1 0\n4 1 0 0 0\n"))).toThrow(
      "line 2, column 1: expected queens that can be completed",
    );
    expect(() => validate(bytes("4 5 0 0 0"))).toThrow('expected a column in [0, 4], found "5"');
    expect(() => validate(bytes("3 0 0 0"))).toThrow("expected queens that can be completed");
  });
});
