import { describe, expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { permutationRank } from "../../sequence/permutation-rank";
import { neighbourMasks, PatternBlocks } from "../pattern-blocks";

/** Fewest moves of the chosen tiles for every placement and cell of the blank, by 0-1 BFS on strings. */
function twin(rows: number, columns: number, tiles: readonly number[]): Map<string, number> {
  const cells = rows * columns;
  const goal = Array.from({ length: cells }, (_, cell) =>
    cell === cells - 1 ? "0" : tiles.includes(cell + 1) ? String(cell + 1) : "*",
  );
  const cost = new Map([[goal.join(), 0]]);
  for (let layer = [goal.join()]; layer.length > 0; ) {
    const next: string[] = [];
    for (const key of layer) {
      const board = key.split(",");
      const blank = board.indexOf("0");
      const spent = cost.get(key)!;
      for (let other = 0; other < cells; other++) {
        const rowsApart = Math.abs(Math.floor(other / columns) - Math.floor(blank / columns));
        if (rowsApart + Math.abs((other % columns) - (blank % columns)) !== 1) continue;
        const after = [...board];
        [after[blank], after[other]] = [after[other]!, after[blank]!];
        const free = board[other] === "*";
        const total = spent + (free ? 0 : 1);
        if ((cost.get(after.join()) ?? 99) <= total) continue;
        cost.set(after.join(), total);
        (free ? layer : next).push(after.join());
      }
    }
    layer = next;
  }
  return cost;
}

function placementOf(blocks: PatternBlocks, board: readonly string[], tiles: readonly number[]) {
  let set = 0;
  const order: number[] = [];
  board.forEach((tile, cell) => {
    const at = tiles.indexOf(Number(tile));
    if (at < 0) return;
    set |= 1 << cell;
    order.push(at);
  });
  return blocks.numberOf[set]! * blocks.orders + permutationRank(order);
}

describe("PatternBlocks", () => {
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
      const values = new Uint8Array(blocks.placements);
      const late = new Set<string>();
      blocks.fill(tiles, values, (placement, region) => {
        for (let cell = 0; cell < blocks.cells; cell++) {
          if ((region >> cell) & 1) late.add(`${placement} ${cell}`);
        }
      });
      const least = new Map<number, number>();
      const cost = twin(rows, columns, tiles);
      for (const [key, moves] of cost) {
        const placement = placementOf(blocks, key.split(","), tiles);
        least.set(placement, Math.min(least.get(placement) ?? 99, moves));
      }
      let known = 0;
      values.forEach((value, placement) => {
        if (value !== 255) known++;
        holdEqual(least.get(placement) ?? 255, value, [placement, value]);
      });
      expect(known).toBe(least.size);
      for (const [key, moves] of cost) {
        const placement = placementOf(blocks, key.split(","), tiles);
        const isLate = late.has(`${placement} ${key.split(",").indexOf("0")}`);
        expect(isLate).toBe(moves > values[placement]!);
      }
    });
  }

  it("numbers placements by nibbles: each cell of the first tile + 16 · cell of the second …", () => {
    const blocks = new PatternBlocks(3, 3, 3);
    expect([...blocks.numberOf]).toEqual(
      Array.from(blocks.numberOf, (_, set) => blocks.sets.indexOf(set)),
    );
    const seen = new Set<number>();
    blocks.eachIndex((placement, index) => {
      const board = new Array<string>(9).fill("*");
      for (let at = 0; at < 3; at++) board[(index >> (4 * at)) & 15] = String([8, 5, 2][at]);
      expect(placementOf(blocks, board, [8, 5, 2])).toBe(placement);
      seen.add(placement);
    });
    expect(seen.size).toBe(blocks.placements);
  });

  it("counts the orders of eight tiles", () => {
    expect(new PatternBlocks(3, 3, 8).orders).toBe(40_320);
  });
});

it("neighbours are the cells one step away, and no bits besides", () => {
  for (const [rows, columns] of [
    [1, 5],
    [5, 1],
    [3, 4],
  ] as const) {
    const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
    const row = (cell: number) => Math.floor(cell / columns);
    const apart = (a: number, b: number) =>
      Math.abs(row(a) - row(b)) + Math.abs((a % columns) - (b % columns));
    const expected = cells.map((a) =>
      cells.reduce((mask, b) => (apart(a, b) === 1 ? mask | (1 << b) : mask), 0),
    );
    expect([...neighbourMasks(rows, columns)]).toEqual(expected);
  }
});
