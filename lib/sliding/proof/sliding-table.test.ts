import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { boardKey, slideDistances, slides } from "../../../scripts/testing/naive-slides";
import { tableOf } from "../../io/proof/rows-of";
import { SlidingTable } from "../sliding-table";

function boards(tiles: number[]): number[][] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((tile) =>
    boards(tiles.filter((other) => other !== tile)).map((rest) => [tile, ...rest]),
  );
}

for (const [rows, columns, goal] of [
  [2, 2, [1, 2, 3, 0]],
  [2, 3, [1, 2, 3, 4, 5, 0]],
  [3, 2, [1, 2, 3, 4, 5, 0]],
  [4, 2, [0, 1, 2, 3, 4, 5, 6, 7]],
  [2, 4, [4, 2, 0, 7, 1, 3, 6, 5]],
] as const) {
  it(`knows every board of ${rows}×${columns} with the goal ${goal.join(" ")}`, () => {
    const isDefault = rows === 2 && columns === 3;
    const table = new SlidingTable(rows, columns, isDefault ? undefined : goal);
    const distance = slideDistances(rows, columns, goal);
    for (const board of boards([...goal])) {
      const state = table.stateOf(board);
      const depth = state < 0 ? undefined : table.distance[state];
      holdEqual(depth, distance.get(boardKey(board)), () => board.join(" "));
    }
  });
}

it("steps to where the moved board is, or off the edge", () => {
  for (const [rows, columns] of tableOf("2 3, 3 2")) {
    const table = new SlidingTable(rows, columns);
    for (const board of boards([0, 1, 2, 3, 4, 5])) {
      const state = table.stateOf(board);
      if (state < 0) continue;
      const after = [-1, -1, -1, -1];
      for (const { move, next } of slides(board, rows, columns)) after[move] = table.stateOf(next);
      expect([0, 1, 2, 3].map((move) => table.step(state, move))).toEqual(after);
    }
  }
});

it("takes 10 cells: the farthest of all 1,814,400 boards of 2×5 is 55 moves away", () => {
  // https://oeis.org/A151944
  const { distance } = new SlidingTable(2, 5);
  expect([distance.length, distance.reduce((a, b) => Math.max(a, b))]).toEqual([1_814_400, 55]);
});

it("has the number of 3×3 states at each depth (OEIS A089473)", () => {
  const table = new SlidingTable(3, 3);
  const count = new Array<number>(32).fill(0);
  for (const depth of table.distance) count[depth]!++;
  expect(count).toEqual([
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878,
    16993, 17110, 23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
  ]);
});

it("leads every 3×3 state one step nearer to the goal", () => {
  const table = new SlidingTable(3, 3, [1, 2, 3, 8, 0, 4, 7, 6, 5]);
  const goal = table.stateOf([1, 2, 3, 8, 0, 4, 7, 6, 5]);
  for (let state = 0; state < table.distance.length; state++) {
    if (state === goal) continue;
    const next = table.toward[state]! >> 2;
    holdEqual(table.distance[next], table.distance[state]! - 1, state);
    holdEqual(table.step(state, table.toward[state]! & 3), next, state);
  }
  expect(table.distance[goal]).toBe(0);
});

it("refuses what is no board", () => {
  expect(() => new SlidingTable(3, 4)).toThrow("2 to 10 cells, both sides ≥ 2, got 3×4");
  for (const [rows, columns] of tableOf("1 4, 4 1, 2.5 2, 2 2.5"))
    expect(() => new SlidingTable(rows, columns)).toThrow(`got ${rows}×${columns}`);
  expect(() => new SlidingTable(2, 2, [1, 1, 2, 0])).toThrow("each of 0 … 3 once");
  const table = new SlidingTable(2, 2);
  expect(() => table.stateOf([0, 0, 1, 2])).toThrow("expected each of 0 … 3 once, got 0 0 1 2");
  expect(() => table.stateOf([1, 2, 3, 4])).toThrow("expected each of 0 … 3 once, got 1 2 3 4");
  expect(() => table.stateOf([1, 2, 3])).toThrow("expected each of 0 … 3 once");
  for (const tile of [0, -1, 4, 2.5, Number.NaN])
    expect(() => table.stateOf([tile, 2, 3, 0])).toThrow(`once, got ${tile} 2 3 0`);
});
