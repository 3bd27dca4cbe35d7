import { describe, expect, it } from "vitest";
import { holdEqual } from "../../scripts/testing/hold-equal";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (input: string) => text(solve(bytes(input)));

describe("sliding-puzzle-2x3", () => {
  it("agrees with the brute force on all 720 boards, of which one needs 21 moves", () => {
    const counts = new Map<string, number>();
    const place = (board: string, rest: string) => {
      for (const tile of rest) place(board + tile, rest.replace(tile, ""));
      if (rest !== "") return;
      const input = [...board].join(" ");
      validate(bytes(input));
      const answer = run(input);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
      holdEqual(answer, text(brute(bytes(input))), input);
    };
    place("", "012345");
    expect([counts.get("-1\n"), counts.get("21\n"), counts.get("22\n")]).toEqual([
      360,
      1,
      undefined,
    ]);
  });

  it("reports bad input with its line", () => {
    expect(() => run("1 2 3\n4 5 6\n")).toThrow(
      "input line 2, column 5: expected a tile in [0, 5]",
    );
    expect(() => run("1 2 3\n4 5\n")).toThrow("found end of input");
    expect(() => run("1 1 2\n3 4 0\n")).toThrow("each of 0 … 5 once");
    expect(() => validate(bytes("1 1 2\n3 4 0\n"))).toThrow("line 1, column 3");
    expect(() => validate(bytes("1 2 3\n4 5 0\n0"))).toThrow("line 3, column 1");
  });
});
