import { describe, expect, it } from "vitest";
import { QueensHalves } from "./queens-halves";
import { queensJoin } from "./queens-join";

type Square = readonly [row: number, column: number];

function attacks([r, c]: Square, [row, column]: Square): boolean {
  return c === column || Math.abs(r - row) === Math.abs(c - column);
}

/** All placements of the rows 0 … h-1 beside the middle queens, by the rule. */
function placements(n: number, h: number, queens: Square[], row = h - 1): Square[][] {
  if (row < 0) return [queens];
  return Array.from({ length: n }, (_, column): Square => [row, column])
    .filter((square) => !queens.some((queen) => attacks(queen, square)))
    .flatMap((square) => placements(n, h, [...queens, square], row - 1));
}

describe("QueensHalves", () => {
  it("lists every placement of the upper rows under its columns, with what it sends below", () => {
    for (const [n, columns] of [
      [6, [1, 4]],
      [7, [0, 3, 6]],
      [8, [2, 6]],
      [9, [4, 0, 7]],
    ] as const) {
      const middle = columns.length;
      const h = (n - middle) / 2;
      const queens = columns.map((column, at): Square => [h + at, column]);
      const free = Array.from({ length: n }, (_, column) => column).filter(
        (column) => !columns.includes(column as never),
      );
      // A reach of n: no half has an edge, none is refused for reaching farther.
      const rising = columns.reduce<number>((set, c, at) => set | (1 << (c + at + 1)), 0);
      const falling = columns.reduce<number>((set, c, at) => set | ((1 << c) >> (at + 1)), 0);
      const halves = new QueensHalves(n, h);
      const freeSet = free.reduce((set, column) => set | (1 << column), 0);
      halves.fill(freeSet, n, (step) => h - 1 - step, rising, falling);

      const expected = new Map<number, string[]>();
      const all = placements(n, h, queens).map((placement) => placement.slice(middle));
      for (const squares of all) {
        const set = squares.reduce((bits, [, column]) => bits | (1 << free.indexOf(column)), 0);
        // What matters below: the squares of the lower rows that the half attacks along diagonals.
        const below: string[] = [];
        for (let row = h + middle; row < n; row++) {
          for (let column = 0; column < n; column++) {
            for (const [r, c] of squares) {
              if (row - r === column - c) below.push(`d${row - column}`);
              if (row - r === c - column) below.push(`u${row + column}`);
            }
          }
        }
        const attacked = [...new Set(below)].sort().join();
        expected.set(set, [...(expected.get(set) ?? []), attacked].sort());
      }
      expect(halves.count).toBe(all.length);
      for (let set = 0; set < halves.sets; set++) {
        const masks = halves.masks.slice(halves.begin(set, 0), halves.begin(set, 2));
        expect(halves.begin(set, 1)).toBe(halves.begin(set, 2));
        const attackedSets = Array.from(masks, (mask) => diagonals(n, h, mask)).sort();
        expect(attackedSets).toEqual(expected.get(set) ?? []);
      }
    }
  });
});

/** The diagonals of a mask, named as above. */
function diagonals(n: number, h: number, mask: number): string {
  const width = 2 * h - 1;
  const names: string[] = [];
  expect(mask >>> (2 * width)).toBe(0);
  for (let at = 0; at < width; at++) {
    if ((mask >> at) & 1) names.push(`d${at - h + 1}`);
    if ((mask >> (width + at)) & 1) names.push(`u${at + h + n - 2 * h}`);
  }
  return names.sort().join();
}

it("joined, halves with edges and without give OEIS A000170 for n = 6 to 14", () => {
  const counts = [4, 40, 92, 352, 724, 2680, 14200, 73712, 365596];
  expect(counts.map((_, at) => queensJoin(at + 6))).toEqual(counts);
});

it("fills anew: a second call leaves nothing of the first", () => {
  const fillBoth = (halves: QueensHalves) => {
    const none = { rising: 0, falling: 0 };
    return [0b1111, 0b0111].map((rows) => {
      halves.fill(rows, 4, (step) => 1 - step, none.rising, none.falling);
      const counts = Array.from({ length: halves.sets }, (_, set) => [
        halves.begin(set, 0),
        halves.begin(set, 1),
        halves.begin(set, 2),
      ]);
      return { counts, count: halves.count };
    });
  };
  const used = fillBoth(new QueensHalves(4, 2))[0];
  const again = new QueensHalves(4, 2);
  fillBoth(again);
  expect(fillBoth(again)[0]).toEqual(used);
});
