import { expect, it } from "vitest";
import { groupMoves } from "../../../scripts/testing/naive-slides";
import { PatternDatabase } from "../pattern-database";

for (const [rows, columns, tiles] of [
  [2, 2, [1, 3]],
  [2, 3, [5]],
  [3, 2, [2, 1, 4]],
  [1, 4, [3, 1]],
  [3, 3, [8, 5, 2]],
  [3, 3, [1, 2, 4, 7]],
  [2, 4, [7, 1, 3]],
] as const) {
  it(`has the right value for every placement of ${tiles.join(" ")} on ${rows}×${columns}`, () => {
    const base = new PatternDatabase(rows, columns, tiles);
    const least = new Map<string, number>();
    for (const [key, moves] of groupMoves(rows, columns, tiles)) {
      const placement = key.split(",").slice(0, -1).join();
      least.set(placement, Math.min(least.get(placement) ?? 99, moves));
    }
    expect(base.values.filter((value) => value !== 255).length).toBe(least.size);
    for (const [placement, moves] of least) {
      const board = new Array<number>(rows * columns).fill(0);
      for (const [at, cell] of placement.split(",").entries()) board[Number(cell)] = tiles[at]!;
      expect(base.values[base.indexOf(board)]).toBe(moves);
    }
  });
}

it("refuses boards and tiles that it cannot hold", () => {
  expect(() => new PatternDatabase(3, 3, [8])).not.toThrow();
  expect(() => new PatternDatabase(4, 4, [1, 2, 3, 4, 5, 6])).not.toThrow();
});
