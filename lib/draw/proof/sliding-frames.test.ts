import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { inversionPairs, inversionPicture, miniature, slidingFrames } from "../sliding-frames";
import { elements } from "./elements";

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

it("shows each board of the tutorial's example and names the tiles as it does", () => {
  const frames = slidingFrames(EXAMPLE, RDR);
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

it("are (6, 5) and (7, 5) in the tutorial's example", () => {
  const tiles = EXAMPLE.board.filter((tile) => tile > 0);
  const pairs = inversionPairs(EXAMPLE.board).map((pair) => pair.map((at) => tiles[at]));
  expect(pairs).toEqual(tableOf("6 5, 7 5"));
  expect(inversionPicture(EXAMPLE).parts[0]!.match(/<path/g)).toHaveLength(2);
});

it("a miniature draws every tile once", () => {
  const markup = miniature(EXAMPLE.board, 3, 4);
  expect(markup.match(/<text/g)).toHaveLength(8);
  expect(markup.match(/class="accent"/g)).toHaveLength(1);
});

/** The margins of a rectangle in another one: left, top, right, bottom. */
function margins(inner: Record<string, unknown>, outer: readonly number[]): number[] {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => Number(inner[key]));
  const [left, top, wide, high] = outer as [number, number, number, number];
  return [x! - left, y! - top, left + wide - x! - width!, top + high - y! - height!];
}

/** The same margin on all four sides. */
function evenMargin(inner: Record<string, unknown>, outer: readonly number[]): number {
  const all = margins(inner, outer);
  for (const margin of all) expect(margin).toBeCloseTo(all[0]!, 9);
  return all[0]!;
}

it("centres tray, tiles, rims and numbers, with a gap between tiles", () => {
  for (const [rows, columns] of tableOf("1 2, 2 3, 4 4, 5 3")) {
    const board = Array.from({ length: rows * columns }, (_, at) => at);
    const { box, parts } = slidingFrames({ rows, columns, board }, []).at(0);
    const tray = elements(parts[0]!, "rect")[0]!;
    const whole = [0, 0, 60 * columns, 60 * rows];
    expect(evenMargin(tray, whole)).toBeLessThan(0); // wider than the tiles
    expect(evenMargin(tray, box)).toBeGreaterThanOrEqual(0);
    for (const part of parts.slice(1)) {
      const [tile, rim] = elements(part, "rect");
      const gap = evenMargin(tile!, [0, 0, 60, 60]);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(6);
      expect(evenMargin(rim!, [0, 0, 60, 60])).toBe(gap);
      expect(Number(rim!["stroke-width"]) / 2).toBeLessThan(gap); // rims do not touch
      const text = elements(part, "text")[0]!;
      expect(Number(text.x)).toBe(30);
      expect(Math.abs(Number(text.y) - 30)).toBeLessThanOrEqual(1);
    }
  }
});

it("marks the moved tile and the tiles on their goal cells", () => {
  const frames = slidingFrames(EXAMPLE, RDR);
  for (let step = 0; step <= 3; step++) {
    const { parts } = frames.at(step);
    const board = drawn(parts, 3);
    const moved = [0, 4, 5, 8][step]!;
    parts.slice(1).forEach((part, at) => {
      const tile = at + 1;
      const isHome = board[tile - 1] === tile;
      const [fill, rim] = elements(part, "rect");
      const tick = elements(part, "path")[0];
      expect(Number(elements(part, "g")[0]!["data-cell"])).toBe(board.indexOf(tile));
      expect(fill!.class).toBe(tile === moved ? "accent" : "raised");
      expect(elements(part, "text")[0]!.class).toBe(tile === moved ? "t-paper bold" : "t-ink");
      expect(rim?.class).toBe(tile === moved ? undefined : isHome ? "accent-line" : "line-line");
      expect(tick !== undefined).toBe(isHome && tile !== moved);
      if (tick === undefined) return;
      const [, ...points] = String(tick.d).split(/[ML]/);
      for (const place of points.flatMap((point) => point.trim().split(" ").map(Number))) {
        expect(place).toBeGreaterThan(40); // in the corner, and inside the tile
        expect(place).toBeLessThan(57);
      }
    });
  }
  const [home, away] = [1, 4].map((tile) => elements(frames.at(0).parts[tile]!, "rect")[1]!);
  expect(Number(home!["stroke-width"])).toBeGreaterThan(Number(away!["stroke-width"]));
});

it("says in words what it shows", () => {
  const frames = slidingFrames(EXAMPLE, RDR);
  expect(frames.at(0).label).toBe("Sliding puzzle of 3 by 3: 1 2 3; blank 4 6; 7 5 8");
  expect([0, 1, 2, 3].map((step) => frames.at(step).sentence)).toEqual([
    "The board can be solved: the fewest moves are **3**. At least **3** are needed by Manhattan distance.",
    "Tile **4** slides left. **1** move made, at least **2** to go: f = 1 + 2 = 3.",
    "Tile **5** slides up. **2** moves made, at least **1** to go: f = 2 + 1 = 3.",
    "Tile **8** slides left. **3** moves made: **solved**.",
  ]);
  expect(slidingFrames(EXAMPLE, RDR, false).at(0).sentence).toContain("one solution takes **3**");
  expect(slidingFrames(EXAMPLE, undefined).at(0).sentence).toMatch(/^Set up the board/);
  const solved = { rows: 2, columns: 2, board: [1, 2, 3, 0] };
  expect(slidingFrames(solved, []).at(0).sentence).toContain("**solved**: no move is needed");
  const figures = (step: number) =>
    frames
      .at(step)
      .figures.map(({ value }) => value)
      .join(", ");
  expect([figures(0), figures(3)]).toEqual(["yes, 2, 0 + 3, 3", "yes, 0, 3 + 0, 3"]);
  const swapped = { rows: 1, columns: 3, board: [2, 1, 0] };
  expect(slidingFrames(swapped, undefined).at(0).figures[0]!.value).toBe("no");
  expect(frames.at(-5)).toEqual(frames.at(0));
  expect(frames.at(9)).toEqual(frames.at(3));
});

it("has an arc from tile to tile over each pair, higher for wider pairs, all in the box", () => {
  for (const random of rounds(60)) {
    const board = random.shuffle(Array.from({ length: random.int(2, 16) }, (_, at) => at));
    const scene = { rows: 1, columns: board.length, board };
    const { box, parts, label } = inversionPicture(scene);
    const tiles = elements(parts[1]!, "rect");
    const middles = tiles.map(({ x, width }) => Number(x) + Number(width) / 2);
    const numbers = elements(parts[1]!, "text");
    expect(numbers.map(({ x }) => Number(x))).toEqual(middles);
    tiles.forEach((tile, at) => {
      const middle = Number(tile.y) + Number(tile.height) / 2;
      expect(Math.abs(Number(numbers[at]!.y) - middle)).toBeLessThanOrEqual(0.5);
      expect(Math.min(...margins(tile, box))).toBeGreaterThanOrEqual(1);
      if (at > 0) {
        const before = tiles[at - 1]!;
        expect(Number(tile.x) - Number(before.x) - Number(before.width)).toBeGreaterThan(0);
      }
    });
    const pairs = inversionPairs(board);
    const arcs = elements(parts[0]!, "path");
    expect(arcs).toHaveLength(pairs.length);
    const heights = new Map<number, number>();
    arcs.forEach(({ d }, at) => {
      const [from, y, over, top, to, end] = String(d)
        .match(/-?[\d.]+/g)!
        .map(Number);
      const [left, right] = pairs[at]!;
      expect([from, to]).toEqual([middles[left], middles[right]]);
      expect(over).toBe((from! + to!) / 2);
      expect(y).toBe(end);
      expect(y).toBeLessThan(Number(tiles[0]!.y));
      // A quadratic curve rises half as far as its control point.
      const rise = (y! - top!) / 2;
      expect(y! - rise).toBeGreaterThanOrEqual(box[1] - 0.1);
      expect(heights.get(right - left) ?? rise).toBe(rise);
      heights.set(right - left, rise);
    });
    // The widest arc rises to the upper edge of the picture.
    const ground = Math.max(0, ...arcs.map(({ d }) => Number(/ ([\d.]+)/.exec(String(d))![1])));
    if (arcs.length > 0) expect(ground - Math.max(...heights.values())).toBeCloseTo(box[1], 0);
    const spans = [...heights].sort(([a], [b]) => a - b).map(([, rise]) => rise);
    expect(spans.every((rise, at) => rise > (spans[at - 1] ?? 0))).toBe(true);
    const order = board.filter(Boolean).join(", ");
    const many = pairs.length === 1 ? "1 inversion" : `${pairs.length} inversions`;
    expect(label).toBe(`${many} in ${order}`);
  }
});

it("is higher where an arc is wider, up to a limit", () => {
  const heightOf = (board: number[]) =>
    inversionPicture({ rows: 1, columns: board.length, board }).box[3];
  const first = (n: number) => [n, ...Array.from({ length: n }, (_, at) => at)];
  const heights = [[1, 2, 0], first(2), first(5), first(9), first(30)].map(heightOf);
  expect(heights[0]).toBeLessThan(45);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(5);
  expect(heights[3]! - heights[0]!).toBeGreaterThan(60);
  expect(heights[4]).toBeLessThan(160);
  expect(inversionPicture({ rows: 1, columns: 2, board: [1, 0] }).figures).toEqual([]);
});

it("explains the verdict by the parity of inversions and rows", () => {
  const sentence = (rows: number, columns: number, board: number[]) =>
    inversionPicture({ rows, columns, board }).sentence;
  expect(sentence(2, 2, [1, 0, 3, 2])).toBe(
    "**1** inversion, and the blank is 1 row above the last: together 2, even, so the board is **solvable**.",
  );
  expect(sentence(3, 2, [0, 1, 2, 3, 4, 5])).toBe(
    "**0** inversions, and the blank is 2 rows above the last: together 2, even, so the board is **solvable**.",
  );
  expect(sentence(2, 2, [2, 1, 3, 0])).toContain("0 rows above the last: together 1, odd");
  expect(sentence(2, 3, [2, 1, 3, 4, 5, 0])).toBe(
    "**1** inversion, an odd number: with an odd number of columns that makes the board **unsolvable**.",
  );
  expect(sentence(2, 3, [2, 3, 1, 4, 5, 0])).toContain("**2** inversions, an even number");
  expect(sentence(3, 1, [1, 0, 2])).toContain("in one line no tile can pass another");
  expect(sentence(1, 3, [1, 0, 2])).toContain("in one line no tile can pass another");
});

it("a miniature centres its tiles in cells of 14 units and shows which are at home", () => {
  for (const [columns, board] of [
    [3, EXAMPLE.board],
    [4, [1, 10, 3, 4, 5, 6, 7, 8, 9, 2, 11, 12, 13, 14, 15, 0]],
  ] as const) {
    const markup = miniature(board, columns, 4);
    const [tray, ...tiles] = elements(markup, "rect");
    expect(evenMargin(tray!, [0, 0, 14 * columns, (14 * board.length) / columns])).toBe(-1);
    const texts = elements(markup, "text");
    const cells = board.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
    cells.forEach((cell, at) => {
      const [left, top] = [14 * (cell % columns), 14 * Math.floor(cell / columns)];
      const gap = evenMargin(tiles[at]!, [left, top, 14, 14]);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(2);
      expect(Number(texts[at]!.x)).toBe(left + 7);
      expect(Math.abs(Number(texts[at]!.y) - top - 7)).toBeLessThan(1);
      const tile = board[cell]!;
      const look = tile === 4 ? "accent" : tile === cell + 1 ? "soft" : "raised";
      expect(tiles[at]!.class).toBe(look);
      expect(texts[at]!.class).toBe(tile === 4 ? "t-paper" : "t-ink");
      // Two digits are up to 1.2 times as wide as the letters are high: both fit in the tile.
      const digits = String(tile).length;
      expect(Number(texts[at]!["font-size"]) * 0.6 * digits).toBeLessThan(12.5);
    });
  }
  const sizes = elements(miniature([9, 10, 0], 3), "text").map((text) => text["font-size"]);
  expect(Number(sizes[0])).toBeGreaterThan(Number(sizes[1]));
});
