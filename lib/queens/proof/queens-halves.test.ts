import { expect, it } from "vitest";
import { QueensHalves } from "../queens-halves";
import { queensJoin } from "../queens-join";

type Square = readonly [row: number, column: number];

const attacks = ([r, c]: Square, [row, column]: Square): boolean =>
  c === column || Math.abs(r - row) === Math.abs(c - column);

/** All placements of these rows beside the queens given, by the rule. */
function placements(n: number, rows: readonly number[], queens: Square[]): Square[][] {
  const [row, ...others] = rows;
  if (row === undefined) return [queens];
  return Array.from({ length: n }, (_, column): Square => [row, column])
    .filter((square) => !queens.some((queen) => attacks(queen, square)))
    .flatMap((square) => placements(n, others, [...queens, square]));
}

/** The diagonals on which the squares attack the rows of the other side, named by d row - column, u row + column. */
function crossing(n: number, squares: readonly Square[], rows: readonly number[]): string {
  const names = rows.flatMap((row) =>
    Array.from({ length: n }, (_, column) => column).flatMap((column) =>
      squares.flatMap(([r, c]) => [
        ...(row - r === column - c ? [`d${row - column}`] : []),
        ...(row - r === c - column ? [`u${row + column}`] : []),
      ]),
    ),
  );
  return [...new Set(names)].sort().join();
}

it.each([
  [6, [1, 4]],
  [7, [0, 3, 6]],
  [8, [2, 6]],
  [9, [4, 0, 7]],
  [18, [14, 13, 17, 7, 16, 5, 10, 11, 12, 2, 6, 3]],
])("lists every placement of each side at n = %i, with what it sends across", (n, columns) => {
  const middle = columns.length;
  const h = (n - middle) / 2;
  const queens = columns.map((column, at): Square => [h + at, column]);
  const free = Array.from({ length: n }, (_, column) => column).filter(
    (column) => !columns.includes(column),
  );
  const freeSet = free.reduce((set, column) => set | (1 << column), 0);
  const bits = (shifted: (column: number, at: number) => number) =>
    columns.reduce((set, column, at) => set | shifted(column, at), 0);
  const above = Array.from({ length: h }, (_, step) => h - 1 - step);
  const below = Array.from({ length: h }, (_, step) => h + middle + step);
  const halves = new QueensHalves(n, h);
  for (const [own, across, rising, falling] of [
    [above, below, bits((c, at) => 1 << (c + at + 1)), bits((c, at) => (1 << c) >> (at + 1))],
    [
      below,
      above,
      bits((c, at) => 1 << (c + middle - at)),
      bits((c, at) => (1 << c) >> (middle - at)),
    ],
  ] as const) {
    // A reach of n: no half has an edge, none is refused for reaching farther.
    halves.fill(freeSet, n, (step) => own[step]!, rising, falling);
    const expected = new Map<number, string[]>();
    const all = placements(n, own, queens).map((placement) => placement.slice(middle));
    for (const squares of all) {
      const set = squares.reduce((sum, [, column]) => sum | (1 << free.indexOf(column)), 0);
      const attacked = crossing(n, squares, across);
      expected.set(set, [...(expected.get(set) ?? []), attacked].sort());
    }
    expect(halves.count).toBe(all.length);
    expect(halves.begin(0, 0)).toBe(0);
    for (let set = 0; set < halves.sets; set++) {
      const masks = halves.masks.slice(halves.begin(set, 0), halves.begin(set, 2));
      expect(halves.begin(set, 1)).toBe(halves.begin(set, 2));
      const attackedSets = Array.from(masks, (mask) => diagonals(n, h, mask)).sort();
      expect(attackedSets).toEqual(expected.get(set) ?? []);
    }
  }
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
