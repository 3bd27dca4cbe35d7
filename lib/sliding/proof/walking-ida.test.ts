import { describe, expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { moveAutomaton } from "../move-automaton";
import { type IdaHeuristic, slidingIda } from "../sliding-ida";
import { SlidingTable } from "../sliding-table";
import { WalkingDistance } from "../walking-distance";
import { walkingIda } from "../walking-ida";

/** Random boards of the size, each solved by as few moves as the table of all states says. */
function expectShortest(
  rows: number,
  columns: number,
  heuristic: IdaHeuristic,
  rounds: number,
): void {
  const table = new SlidingTable(rows, columns);
  const random = new Random(9);
  for (const length of [2, 8]) {
    const { next } = moveAutomaton(length);
    const search = slidingIda(rows, columns, heuristic, { automaton: next });
    for (let round = 0; round < rounds; round++) {
      const board = random.shuffle(Array.from({ length: rows * columns }, (_, at) => at));
      let state = table.stateOf(board);
      if (state < 0) continue;
      const { moves } = search(board);
      expect(moves!.length).toBe(table.distance[state]);
      for (const move of moves!) state = table.step(state, move);
      expect(table.distance[state]).toBe(0);
    }
  }
}

describe("walkingIda", () => {
  for (const [rows, columns] of [
    [2, 3],
    [3, 2],
    [3, 3],
  ] as const) {
    it(`leads to shortest ways on ${rows}×${columns}`, () => {
      const down = new WalkingDistance(rows, columns);
      const across = new WalkingDistance(columns, rows);
      expectShortest(rows, columns, walkingIda(rows, columns, down, across), 100);
    });
  }

  it("moves the blank to the end of a single row or column", () => {
    const automaton = moveAutomaton(2).next;
    for (const [rows, columns, move] of [
      [4, 1, 1],
      [1, 4, 3],
    ] as const) {
      const down = new WalkingDistance(rows, columns);
      const across = new WalkingDistance(columns, rows);
      const heuristic = walkingIda(rows, columns, down, across);
      const search = slidingIda(rows, columns, heuristic, { automaton, maxMoves: 8 });
      expect(search([1, 0, 2, 3]).moves).toEqual(Uint8Array.of(move, move));
    }
  });
});
