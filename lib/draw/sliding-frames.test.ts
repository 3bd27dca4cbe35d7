import { describe, expect, it } from "vitest";
import { Random } from "../sequence/random";
import { slidingSolvable } from "../sliding/sliding-solvable";
import { inversionPairs, inversionPicture, miniature, slidingFrames } from "./sliding-frames";

const EXAMPLE = { rows: 3, columns: 3, board: [1, 2, 3, 0, 4, 6, 7, 5, 8] };
const RDR = [3, 1, 3];

/** The board that a picture shows, read from the places of its tiles. */
function drawn(parts: readonly string[], columns: number): number[] {
  const board = new Array(parts.length).fill(0);
  for (const [tile, part] of parts.entries()) {
    if (tile === 0) continue;
    const [, x, y] = /translate\((\d+)px,(\d+)px\)/.exec(part)!;
    board[(Number(y) / 60) * columns + Number(x) / 60] = tile;
    expect(part).toContain(`>${tile}</text>`);
  }
  return board;
}

describe("slidingFrames", () => {
  const frames = slidingFrames(EXAMPLE, RDR);

  it("shows each board of the tutorial's example and names the tiles as it does", () => {
    expect(frames.count).toBe(4);
    expect(drawn(frames.at(0).parts, 3)).toEqual(EXAMPLE.board);
    expect(drawn(frames.at(1).parts, 3)).toEqual([1, 2, 3, 4, 0, 6, 7, 5, 8]);
    expect(drawn(frames.at(2).parts, 3)).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 8]);
    expect(drawn(frames.at(3).parts, 3)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
    const tiles = [1, 2, 3].map((step) =>
      /Tile \*\*(\d)\*\* slides (\w+)/.exec(frames.at(step).sentence),
    );
    expect(tiles.map((match) => match!.slice(1).join(" "))).toEqual(["4 left", "5 up", "8 left"]);
    expect(frames.at(3).sentence).toContain("solved");
  });

  it("counts g + h", () => {
    const value = (step: number) => frames.at(step).figures[2]!.value;
    expect([0, 1, 2, 3].map(value)).toEqual(["0 + 3", "1 + 2", "2 + 1", "3 + 0"]);
  });

  it("says that a board cannot be solved", () => {
    const board = [1, 2, 3, 4, 5, 6, 8, 7, 0];
    expect(slidingFrames({ rows: 3, columns: 3, board }, undefined).at(0).sentence).toContain(
      "cannot be solved",
    );
  });

  it("refuses moves that leave the board, and boards of another size", () => {
    expect(() => slidingFrames(EXAMPLE, [2])).toThrow(RangeError);
    expect(() => slidingFrames({ ...EXAMPLE, board: [1, 0] }, [])).toThrow("expected 9 tiles");
  });
});

describe("inversions", () => {
  it("are (6, 5) and (7, 5) in the tutorial's example", () => {
    const tiles = EXAMPLE.board.filter((tile) => tile > 0);
    const pairs = inversionPairs(EXAMPLE.board).map((pair) => pair.map((at) => tiles[at]));
    expect(pairs).toEqual([
      [6, 5],
      [7, 5],
    ]);
    expect(inversionPicture(EXAMPLE).parts[0]!.match(/<path/g)).toHaveLength(2);
  });

  it("decide as slidingSolvable does, on random boards of every size", () => {
    const random = new Random(3);
    for (let round = 0; round < 500; round++) {
      const [rows, columns] = [random.int(1, 5), random.int(1, 5)];
      const board = random.shuffle(Array.from({ length: rows * columns }, (_, tile) => tile));
      const { sentence } = inversionPicture({ rows, columns, board });
      const solvable = slidingSolvable(rows, columns, board);
      expect(sentence).toMatch(solvable ? /\*\*solvable\*\*/ : /\*\*unsolvable\*\*/);
    }
  });
});

it("a miniature draws every tile once", () => {
  const markup = miniature(EXAMPLE.board, 3, 4);
  expect(markup.match(/<text/g)).toHaveLength(8);
  expect(markup.match(/class="accent"/g)).toHaveLength(1);
});
