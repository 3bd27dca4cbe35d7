import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { gridMoves, ROOK_STEPS } from "../../grid/grid-moves";
import { GridSearch } from "../../grid/grid-search";
import { leaperMoves } from "../../grid/leaper-moves";
import { bidirectionalDistance } from "../bidirectional-distance";

test("all pairs on random boards with walls, one-way steps included", () => {
  for (const random of rounds(60)) {
    const [rows, columns] = [random.int(1, 5), random.int(1, 6)];
    const oneWay = [
      { rows: 0, columns: 1 },
      { rows: 1, columns: 0 },
      { rows: -1, columns: -1 },
    ];
    const steps = random.pick([ROOK_STEPS, leaperMoves(1, 2), oneWay]);
    const walls = Array.from({ length: rows * columns }, () => random.int(0, 4) === 0);
    const free = [...walls.keys()].filter((cell) => !walls[cell]);
    const turned = steps.map((step) => ({ rows: -step.rows, columns: -step.columns }));
    const along = gridMoves(rows, columns, steps);
    const against = gridMoves(rows, columns, turned);
    for (const from of free) {
      const search = new GridSearch(rows, columns, steps, [from], (cell) => walls[cell]!);
      for (const to of free) {
        const moves = (cell: number) => along(cell).filter((next) => !walls[next]);
        const movesBack = (cell: number) => against(cell).filter((next) => !walls[next]);
        expect(bidirectionalDistance(from, to, moves, movesBack)).toBe(search.distance(to));
      }
    }
  }
});

test("texts as positions: letters turned round in pairs", () => {
  const swaps = (word: string) =>
    [...word.slice(1)].map(
      (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    );
  expect(bidirectionalDistance("abcdef", "fedcba", swaps)).toBe(15);
  expect(bidirectionalDistance("ab", "ab", swaps)).toBe(0);
  expect(bidirectionalDistance("ab", "cd", swaps)).toBe(-1);
});

test("searches half the distance from each end, not all of it from one", () => {
  // The endless binary tree with root 1: the first and the last vertex of level 12 meet at the root.
  let asked = 0;
  const moves = (v: number) => {
    asked++;
    return v === 1 ? [2, 3] : [v >> 1, 2 * v, 2 * v + 1];
  };
  expect(bidirectionalDistance(2 ** 12, 2 ** 13 - 1, moves)).toBe(24);
  expect(asked).toBeLessThan(2 * 2 ** 13);
});
