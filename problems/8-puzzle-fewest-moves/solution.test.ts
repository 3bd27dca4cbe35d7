import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { bounds } from "./problem";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (input: string) => text(solve(bytes(input)));

describe("8-puzzle-fewest-moves", () => {
  it("agrees with the brute force on a fifth of all 9! boards, and on the two of 31 moves", () => {
    const boards = ["8 6 7 2 5 4 3 0 1", "6 4 7 8 5 0 3 2 1"];
    let at = 0;
    const place = (board: string, rest: string) => {
      if (rest.length === 5 && at++ % 5 > 0) return;
      if (rest === "") boards.push([...board].join(" "));
      for (const tile of rest) place(board + tile, rest.replace(tile, ""));
    };
    place("", "012345678");
    let [farthest, impossible] = [0, 0];
    for (let at = 0; at < boards.length; at += bounds.maxTests) {
      const some = boards.slice(at, at + bounds.maxTests);
      const input = `${some.length}\n${some.join("\n")}\n`;
      const answer = run(input);
      expect(answer).toBe(text(brute(bytes(input))));
      farthest += answer.match(/: 31\n/g)?.length ?? 0;
      impossible += answer.match(/impossible/g)?.length ?? 0;
    }
    expect([farthest, impossible]).toEqual([2, 36_300]);
  });

  it("reports bad input with its line", () => {
    expect(() => run("1\n\n1 2 9\n")).toThrow("input line 3, column 5: expected a tile in [0, 8]");
    expect(() => run("1\n\n1 1 2\n3 4 5\n6 7 8\n")).toThrow("each of 0 … 8 once");
    expect(() => validate(bytes("1\n\n1 2 2\n"))).toThrow("line 3, column 5: expected a tile that");
    expect(() => validate(bytes("1001\n"))).toThrow("T in [1, 1000]");
    expect(() => validate(bytes("1\n1 2 3 4 5 6 7 8 0\n1\n"))).toThrow("line 3, column 1");
  });
});
