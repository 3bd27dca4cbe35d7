import { describe, expect, it } from "vitest";
import { bytes, text } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { bounds } from "./problem";
import { solve } from "./solution";
import { validate } from "./validate";

const run = (input: string) => text(solve(bytes(input)));

describe("15-puzzle", () => {
  it("agrees with it on every board of up to 11 moves, of which 517 have several shortest ways", () => {
    const boards = layers(11);
    expect(boards.size).toBe(7692);
    expect([...boards.values()].filter(({ ways }) => ways > 1)).toHaveLength(517);
    const shown = [...boards.keys()].map((letters) =>
      Array.from(letters, (letter) => letter.charCodeAt(0) - 65).join(" "),
    );
    for (let at = 0; at < shown.length; at += bounds.maxTests) {
      const some = shown.slice(at, at + bounds.maxTests);
      const input = `${some.length}\n${some.join("\n")}\n`;
      expect(run(input)).toBe(text(brute(bytes(input))));
    }
  });

  it("reports bad input with its line", () => {
    expect(() => run("1\n\n1 2 3 16\n")).toThrow(
      "input line 3, column 7: expected a tile in [0, 15]",
    );
    expect(() => validate(bytes("1\n1 2 3 3\n"))).toThrow("line 2, column 7: expected a tile that");
    expect(() => validate(bytes("1\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n"))).toThrow(
      "line 2, column 1: expected a board that needs a move",
    );
    expect(() => validate(bytes("101\n"))).toThrow("T in [1, 100]");
  });
});

/** Every board to that depth, with the number of its shortest ways. */
function layers(deepest: number): Map<string, { depth: number; ways: number }> {
  const boards = new Map([["BCDEFGHIJKLMNOPA", { depth: 0, ways: 1 }]]);
  for (const [board, { depth, ways }] of boards) {
    if (depth === deepest) break;
    const blank = board.indexOf("A");
    for (const to of [blank - 4, blank + 4, blank - 1, blank + 1]) {
      const tile = board[to];
      if (tile === undefined || (Math.abs(to - blank) === 1 && to >> 2 !== blank >> 2)) continue;
      const child = board.replace("A", "?").replace(tile, "A").replace("?", tile);
      const known = boards.get(child);
      if (!known) boards.set(child, { depth: depth + 1, ways });
      else if (known.depth === depth + 1) known.ways += ways;
    }
  }
  return boards;
}
