import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { KING_STEPS, ROOK_STEPS } from "../grid-moves";
import { GridSearch, gridDistances } from "../grid-search";
import { leaperMoves, type Step } from "../leaper-moves";

test("random boards with blocked cells, several sources and any steps, against relaxation", () => {
  for (const random of rounds(300)) {
    const [rows, columns] = [random.int(0, 6), random.int(0, 6)];
    const cells = rows * columns;
    const steps = random.pick([
      ROOK_STEPS,
      KING_STEPS,
      leaperMoves(1, 2),
      leaperMoves(2, 2),
      oneWay(random),
    ]);
    const walls = Array.from({ length: cells }, () => random.int(0, 3) === 0);
    const free = [...Array(cells).keys()].filter((cell) => !walls[cell]);
    const sources = free.filter(() => random.int(0, 5) === 0);
    const search = new GridSearch(rows, columns, steps, sources, (cell) => walls[cell]!);
    const naive = relaxed(rows, columns, steps, sources, walls);
    expect([...gridDistances(search)]).toEqual(naive);
    for (let cell = 0; cell < cells; cell++) {
      expect(search.distance(cell)).toBe(naive[cell]);
      expect(search.cell(search.place(cell))).toBe(cell);
    }
    expect(search.depth).toBe(Math.max(-1, ...naive));
  }
});

test("every leaper to (4, 4) on every board to 7 × 7, from the corner", () => {
  for (let a = 0; a <= 4; a++) {
    for (let b = a; b <= 4; b++) {
      for (const [rows, columns] of tableOf("7 7, 4 7, 7 5, 3 3")) {
        const search = new GridSearch(rows, columns, leaperMoves(a, b), [0]);
        const naive = relaxed(rows, columns, leaperMoves(a, b), [0], []);
        expect([...gridDistances(search)]).toEqual(naive);
      }
    }
  }
});

test("distances beyond 16 bits", () => {
  const search = new GridSearch(1, 70_000, [{ rows: 0, columns: 1 }], [1]);
  expect(search.depth).toBe(69_998);
  for (const cell of [1, 32_767, 32_768, 32_769, 65_536, 69_999])
    expect(search.distance(cell)).toBe(cell - 1);
  expect([search.distance(0), gridDistances(search)[69_999]]).toEqual([-1, 69_998]);
});

test("steps longer than the board are left out; blocked is asked once for each cell", () => {
  const step = (rows: number, columns: number) => ({ rows, columns });
  const steps = [step(2, 0), step(0, 3), step(10 ** 6, 0), step(0, -(10 ** 6)), step(1, 2)];
  expect(new GridSearch(2, 3, steps, [0]).offsets.length).toBe(1);
  const asked: number[] = [];
  new GridSearch(2, 3, steps, [0], (cell) => asked.push(cell) < 0);
  expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
});

test("edges: no cell, no source, and what is refused", () => {
  expect(new GridSearch(0, 0, ROOK_STEPS, []).depth).toBe(-1);
  expect(new GridSearch(2, 2, ROOK_STEPS, []).distance(3)).toBe(-1);
  expect(new GridSearch(1, 1, ROOK_STEPS, [0, 0]).depth).toBe(0);
  for (const rows of [-1, 1.5, 2 ** 29])
    expect(() => new GridSearch(rows, 1, [], [])).toThrow(`GridSearch: bad board of ${rows} rows`);
  expect(() => new GridSearch(2, 2, [], [4])).toThrow("GridSearch: cell 4 is not in [0, 4)");
  expect(() => new GridSearch(2, 2, [], [0], () => true)).toThrow("source 0 is blocked");
  expect(() => new GridSearch(2, 2, [], []).distance(-1)).toThrow("cell -1 is not in [0, 4)");
});

function oneWay(random: Random): Step[] {
  const step = () => ({ rows: random.int(-2, 2), columns: random.int(-2, 2) });
  return Array.from({ length: random.int(0, 4) }, step);
}

/** Distances by relaxing every step until nothing changes. */
function relaxed(
  rows: number,
  columns: number,
  steps: readonly Step[],
  sources: readonly number[],
  walls: readonly boolean[],
): number[] {
  const distance = Array.from({ length: rows * columns }, (_, cell) =>
    sources.includes(cell) ? 0 : Number.POSITIVE_INFINITY,
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < rows * columns; cell++) {
      for (const step of steps) {
        const row = Math.floor(cell / columns) + step.rows;
        const column = (cell % columns) + step.columns;
        if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
        const to = row * columns + column;
        if (walls[to] || distance[cell]! + 1 >= distance[to]!) continue;
        distance[to] = distance[cell]! + 1;
        changed = true;
      }
    }
  }
  return distance.map((fewest) => (Number.isFinite(fewest) ? fewest : -1));
}
