import { expect, it } from "vitest";
import { groupsOf } from "../../../scripts/testing/naive-slides";
import { rounds } from "../../../scripts/testing/rounds";
import { moveAutomaton } from "../move-automaton";
import { PatternBlocks } from "../pattern-blocks";
import { patternIda } from "../pattern-ida";
import { rankedIda } from "../ranked-ida";
import { slidingIda } from "../sliding-ida";
import { SlidingTable } from "../sliding-table";

function valuesOf(rows: number, columns: number, groups: readonly (readonly number[])[]) {
  const parts = groups.map((tiles) => {
    const blocks = new PatternBlocks(rows, columns, tiles.length);
    const values = new Uint8Array(blocks.placements);
    blocks.fill(tiles, values);
    return values;
  });
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

for (const [rows, columns, text, mirrored] of [
  [2, 3, "1 4|2 3 5", false],
  [3, 2, "4 1|2 3 5", false],
  [3, 3, "1 2 4 5|3 6 7 8", false],
  [3, 3, "1 2 4 5|3 6 7 8", true],
  [3, 3, "7 1 4 2 5|3 8 6", true],
] as const) {
  it(`searches ${rows}×${columns} by ${text} node by node as patternIda${mirrored ? ", mirrored" : ""}`, () => {
    const groups = groupsOf(text);
    const table = new SlidingTable(rows, columns);
    const automaton = moveAutomaton(6).next;
    const values = valuesOf(rows, columns, groups);
    const heuristic = rankedIda(rows, columns, groups, values, mirrored);
    const goal = Array.from({ length: rows * columns }, (_, at) => (at + 1) % (rows * columns));
    expect(heuristic.start(goal)).toEqual(mirrored ? [0, 0] : [0]);
    const search = slidingIda(rows, columns, heuristic, { automaton });
    const other = slidingIda(rows, columns, patternIda(rows, columns, groups, mirrored), {
      automaton,
    });
    for (const random of rounds(60)) {
      const board = random.shuffle(Array.from({ length: rows * columns }, (_, at) => at));
      let state = table.stateOf(board);
      if (state < 0) continue;
      const { moves, nodes } = search(board);
      expect(moves!.length).toBe(table.distance[state]);
      expect(nodes).toBe(other(board).nodes);
      for (const move of moves!) state = table.step(state, move);
      expect(table.distance[state]).toBe(0);
    }
  });
}

it("refuses groups that are not the board, a mirror that does not exist, values of another size", () => {
  const values = new Uint8Array(720);
  for (const text of ["1 2", "1 2 2 4 5", "1 2 3 4 5 5"]) {
    const call = () => rankedIda(2, 3, groupsOf(text), values, false);
    expect(call).toThrow(`groups must hold 1 … 5 once, got ${text}`);
  }
  expect(() => rankedIda(2, 3, [[1, 2, 3, 4, 5]], values, true)).toThrow("only a square board");
  expect(() => rankedIda(2, 3, groupsOf("1 4|2 3 5"), values, false)).toThrow(
    "150 values, got 720",
  );
});
