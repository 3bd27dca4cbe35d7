import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { besideCells, groupMoves } from "../../../scripts/testing/naive-slides";
import { tableOf } from "../../io/proof/rows-of";
import { permutationRank } from "../../sequence/permutation-rank";
import { neighbourMasks, PatternBlocks } from "../pattern-blocks";

/** The number of a placement whose first tile lies on the first of these cells … */
function placementOf(blocks: PatternBlocks, cells: readonly number[]): number {
  const order = [...cells.keys()].sort((a, b) => cells[a]! - cells[b]!);
  const set = cells.reduce((all, cell) => all | (1 << cell), 0);
  return blocks.numberOf[set]! * blocks.orders + permutationRank(order);
}

for (const [rows, columns, tiles] of [
  [2, 2, [3, 1]],
  [1, 4, [3, 1]],
  [2, 3, [5]],
  [3, 2, [2, 1, 4]],
  [2, 3, [1, 2, 3, 4, 5]],
  [3, 3, [8, 5, 2]],
  [3, 3, [1, 2, 4, 7]],
  [2, 4, [7, 1, 3, 4]],
  [2, 4, [7, 6, 4, 2, 1]],
  [4, 4, [15, 1]],
] as const) {
  it(`knows every placement of ${tiles.join(" ")} on ${rows}×${columns}, and where it takes longer`, () => {
    const blocks = new PatternBlocks(rows, columns, tiles.length);
    expect(blocks.placements).toBe(
      tiles.reduce<number>((all, _, at) => all * (rows * columns - at), 1),
    );
    const [values, late] = [new Uint8Array(blocks.placements), new Set<string>()];
    blocks.fill(tiles, values, (placement, region) => {
      for (let cell = 0; cell < blocks.cells; cell++)
        if ((region >> cell) & 1) late.add(`${placement} ${cell}`);
    });
    const least = new Map<number, number>();
    const cost = [...groupMoves(rows, columns, tiles)].map(([key, moves]) => {
      const cells = key.split(",").map(Number);
      return [placementOf(blocks, cells.slice(0, -1)), cells.at(-1)!, moves] as const;
    });
    for (const [placement, , moves] of cost)
      least.set(placement, Math.min(least.get(placement) ?? 99, moves));
    let reached = 0;
    values.forEach((value, placement) => {
      if (value !== 255) reached++;
      holdEqual(least.get(placement) ?? 255, value, [placement, value]);
    });
    expect(reached).toBe(least.size);
    for (const [placement, blank, moves] of cost)
      expect(late.has(`${placement} ${blank}`)).toBe(moves > values[placement]!);
  });
}

it("numbers placements by nibbles: each cell of the first tile + 16 · cell of the second …", () => {
  const blocks = new PatternBlocks(3, 3, 3);
  expect([...blocks.numberOf]).toEqual(
    Array.from(blocks.numberOf, (_, set) => blocks.sets.indexOf(set)),
  );
  const seen = new Set<number>();
  blocks.eachIndex((placement, index) => {
    expect(placementOf(blocks, [index & 15, (index >> 4) & 15, index >> 8])).toBe(placement);
    seen.add(placement);
  });
  expect(seen.size).toBe(blocks.placements);
});

it("counts the orders of eight tiles", () =>
  expect(new PatternBlocks(3, 3, 8).orders).toBe(40_320));

it("neighbours are the cells one step away, and no bits besides", () => {
  for (const [rows, columns] of tableOf("1 5, 5 1, 3 4")) {
    const expected = besideCells(rows, columns).map((near) =>
      near.reduce((mask, cell) => mask | (1 << cell), 0),
    );
    expect([...neighbourMasks(rows, columns)]).toEqual(expected);
  }
});
