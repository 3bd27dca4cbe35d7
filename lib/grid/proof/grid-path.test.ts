import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { KING_STEPS, ROOK_STEPS } from "../grid-moves";
import { countGridPaths, gridLayers, gridPath, gridPathCounts } from "../grid-path";
import { GridSearch } from "../grid-search";
import { leaperMoves, type Step } from "../leaper-moves";

test("random boards: path, counts and layers against walks counted step by step", () => {
  for (const random of rounds(150)) {
    const [rows, columns] = [random.int(1, 4), random.int(1, 5)];
    const cells = rows * columns;
    const oneWay = [
      { rows: 0, columns: 1 },
      { rows: 1, columns: 1 },
      { rows: -1, columns: 0 },
    ];
    const steps = random.pick([ROOK_STEPS, KING_STEPS, leaperMoves(1, 2), oneWay]);
    const walls = Array.from({ length: cells }, () => random.int(0, 4) === 0);
    const sources = [...Array(cells).keys()].filter((at) => !walls[at] && random.int(0, 6) === 0);
    const search = new GridSearch(rows, columns, steps, sources, (cell) => walls[cell]!);
    const [counts, modulo] = [gridPathCounts(search), gridPathCounts(search, 3)];
    for (let cell = 0; cell < cells; cell++) {
      const distance = search.distance(cell);
      const naive = distance < 0 ? 0 : walks(rows, columns, steps, walls, sources, cell, distance);
      expect(counts[cell]).toBe(naive);
      expect(modulo[cell]).toBe(naive % 3);
      expect(countGridPaths(search, cell)).toBe(BigInt(naive));
      const path = gridPath(search, cell);
      expect(path).toHaveLength(distance + 1);
      if (distance < 0) continue;
      expect([sources.includes(path[0]!), path[distance]]).toEqual([true, cell]);
      for (let at = 1; at < path.length; at++) {
        expect(search.distance(path[at]!)).toBe(at);
        expect(next(rows, columns, steps, path[at - 1]!)).toContain(path[at]);
      }
    }
    const layers = gridLayers(search);
    expect(layers.flatMap((layer) => [...layer]).sort((a, b) => a - b)).toEqual(
      [...Array(cells).keys()].filter((cell) => search.distance(cell) >= 0),
    );
    for (const [distance, layer] of layers.entries())
      for (const cell of layer) expect(search.distance(cell)).toBe(distance);
  }
});

test("the document's layers of a knight from a1 to h8", () => {
  const search = new GridSearch(8, 8, leaperMoves(1, 2), [0]);
  const names = gridLayers(search).map((layer) =>
    Array.from(layer, (cell) => "abcdefgh"[cell & 7]! + ((cell >> 3) + 1)).sort(),
  );
  expect(names.map((layer) => layer.length)).toEqual([1, 2, 9, 20, 21, 10, 1]);
  expect(names[0]).toEqual(["a1"]);
  expect(names[1]).toEqual(["b3", "c2"]);
  expect(names[2]).toEqual(["a3", "a5", "b4", "c1", "c5", "d2", "d4", "e1", "e3"]);
  expect(names[6]).toEqual(["h8"]);
  expect([search.distance(63), countGridPaths(search, 63)]).toEqual([6, 108n]);
});

test("counts beyond 2^53: exact for one cell, modulo for all, an error without", () => {
  const steps = [
    { rows: 1, columns: 0 },
    { rows: 0, columns: 1 },
  ];
  const search = new GridSearch(61, 61, steps, [0]);
  let expected = 1n; // 120 choose 60
  for (let k = 1n; k <= 60n; k++) expected = (expected * (60n + k)) / k;
  expect(countGridPaths(search, 61 * 61 - 1)).toBe(expected);
  const m = 2 ** 52 - 47;
  expect(BigInt(gridPathCounts(search, m)[61 * 61 - 1]!)).toBe(expected % BigInt(m));
  expect(() => gridPathCounts(search)).toThrow("more than 2^53 - 1 paths to cell");
  expect(() => gridPathCounts(search, 0)).toThrow("m must be an integer in [1, 2^52], got 0");
});

/** The number of walks of exactly `length` steps from a source to the cell, step by step. */
function walks(
  rows: number,
  columns: number,
  steps: readonly Step[],
  walls: readonly boolean[],
  sources: readonly number[],
  cell: number,
  length: number,
): number {
  let ways: number[] = walls.map((_, at) => (sources.includes(at) ? 1 : 0));
  for (let step = 0; step < length; step++) {
    const after: number[] = ways.map(() => 0);
    for (const [at, count] of ways.entries())
      for (const to of next(rows, columns, steps, at)) if (!walls[to]) after[to]! += count;
    ways = after;
  }
  return ways[cell]!;
}

function next(rows: number, columns: number, steps: readonly Step[], cell: number): number[] {
  return steps.flatMap((step) => {
    const row = Math.floor(cell / columns) + step.rows;
    const column = (cell % columns) + step.columns;
    return row >= 0 && row < rows && column >= 0 && column < columns
      ? [row * columns + column]
      : [];
  });
}

test("counts modulo 1 are 0", () => {
  const search = new GridSearch(
    3,
    3,
    [
      { rows: 0, columns: 1 },
      { rows: 1, columns: 0 },
    ],
    [0],
  );
  expect([...gridPathCounts(search, 1)]).toEqual(Array(9).fill(0));
  expect(gridPathCounts(search, 2 ** 52)[4]).toBe(2);
  expect(() => gridPathCounts(search, 2 ** 52 + 1)).toThrow("m must be an integer in [1, 2^52]");
});
