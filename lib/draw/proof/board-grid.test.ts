import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { BoardGrid, SIDE } from "../board-grid";

it("names and places the squares of a chessboard", () => {
  const board = new BoardGrid(8, 8, true);
  expect([0, 7, 56, 63, 12].map((cell) => board.name(cell))).toEqual([
    ...["a1", "h1", "a8", "h8", "e2"],
  ]);
  expect([board.x(0), board.y(0)]).toEqual([0, 7 * SIDE]);
  expect([board.x(63), board.y(63)]).toEqual([7 * SIDE, 0]);
});

it("puts row 0 on top where the board is read downwards", () => {
  const board = new BoardGrid(2, 3, false);
  const places = [0, 1, 2, 3, 4, 5].map((cell) => [board.x(cell) / SIDE, board.y(cell) / SIDE]);
  expect(places).toEqual([...tableOf("0 0, 1 0, 2 0"), ...tableOf("0 1, 1 1, 2 1")]);
});

it("names columns beyond z", () => {
  const board = new BoardGrid(1, 60, true);
  expect([25, 26, 51, 52].map((cell) => board.name(cell))).toEqual(["z1", "aa1", "az1", "ba1"]);
});

it("centres text, keeps frames inside their cell, and puts coordinates beside rows and columns", () => {
  const numbers = (svg: string) =>
    Object.fromEntries(
      [...svg.matchAll(/ ([\w-]+)="(-?[\d.]+)"/g)].map(([, name, value]) => [name, Number(value)]),
    );
  for (const upwards of [true, false]) {
    const board = new BoardGrid(3, 5, upwards);
    for (let cell = 0; cell < 15; cell++) {
      const [left, top] = [board.x(cell), board.y(cell)];
      const text = numbers(board.text(cell, "t", "x"));
      expect(text.x).toBe(left + SIDE / 2);
      expect(Math.abs(text.y! - (top + SIDE / 2))).toBeLessThanOrEqual(1);
      for (const drawn of [board.outline(cell, "l"), board.square(cell, "l")].map(numbers)) {
        const rim = (drawn["stroke-width"] ?? 0) / 2;
        // As far from the left as from the right, and from the top as from the bottom.
        expect(drawn.x! - left).toBe(left + SIDE - drawn.x! - drawn.width!);
        expect(drawn.y! - top).toBe(top + SIDE - drawn.y! - drawn.height!);
        expect(drawn.x! - rim).toBeGreaterThanOrEqual(left);
      }
    }
    const texts = board.coordinates();
    expect(texts).toMatch(/^<g aria-hidden="true">(<text[^>]*>\w+<\/text>)*<\/g>$/);
    const marks = [...texts.matchAll(/<text[^>]*>[^<]*/g)].map(([mark]) => mark);
    marks.forEach((mark, at) => {
      const { x, y } = numbers(mark);
      if (at < 3) {
        expect(mark.endsWith(`>${at + 1}`)).toBe(true);
        expect(y).toBe(board.y(at * 5) + SIDE / 2);
        expect(x).toBeLessThan(0);
      } else {
        expect(mark.endsWith(`>${"abcde"[at - 3]}`)).toBe(true);
        expect(x).toBe(board.x(at - 3) + SIDE / 2);
        expect(y).toBeGreaterThan(3 * SIDE);
      }
    });
  }
});

it("writes coordinates as small on a long board as on a square one", () => {
  const sizeOf = (rows: number, columns: number) =>
    /font-size="(.*?)"/.exec(new BoardGrid(rows, columns, true).coordinates())![1];
  expect([sizeOf(2, 40), sizeOf(40, 2)]).toEqual([sizeOf(40, 40), sizeOf(40, 40)]);
});

it("takes up to 100 rows and columns", () =>
  expect(new BoardGrid(100, 100, true).name(9999)).toBe("cv100"));

it("writes coordinates that fit beside each other, smaller on large boards, inside the box", () => {
  const sizes = [1, 3, 8, 16, 30, 100].map((side) => {
    const board = new BoardGrid(side, side, true);
    const [left, top, width, height] = board.box;
    const marks = [...board.coordinates().matchAll(/x="(.*?)" y="(.*?)" font-size="(.*?)">(\w+)/g)];
    expect(marks).toHaveLength(2 * side);
    expect(Math.max(left, top)).toBeLessThanOrEqual(0); // where the squares begin
    for (const [, x, y, size, text] of marks) {
      // A letter or digit is at most 0.7 times as wide as the font is high.
      const half = (0.7 * Number(size) * text!.length) / 2;
      expect(half).toBeLessThan(SIDE / 2);
      expect(Number(x) - half).toBeGreaterThanOrEqual(left);
      expect(Number(x) + half).toBeLessThanOrEqual(left + width);
      expect(Number(y) - Number(size) / 2).toBeGreaterThanOrEqual(top);
      expect(Number(y) + Number(size) / 2).toBeLessThanOrEqual(top + height);
    }
    return Number(marks[0]![3]);
  });
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBeLessThanOrEqual(15); // the size of a cell's own text
  expect(sizes.at(-1)).toBeGreaterThanOrEqual(8); // still legible
});
