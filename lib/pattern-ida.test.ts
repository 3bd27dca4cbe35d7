import { describe, expect, it } from "vitest";
import { moveAutomaton } from "./move-automaton";
import { PatternDatabase } from "./pattern-database";
import { patternIda } from "./pattern-ida";
import { Random } from "./random";
import { type IdaHeuristic, slidingIda } from "./sliding-ida";
import { SlidingTable } from "./sliding-table";

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

describe("patternIda", () => {
  it("leads to shortest ways on 2×3 and 3×3, mirrored or not", () => {
    const bases = (rows: number, columns: number, ...groups: number[][]) =>
      groups.map((tiles) => new PatternDatabase(rows, columns, tiles));
    expectShortest(2, 3, patternIda(2, 3, bases(2, 3, [1, 4], [2, 3, 5]), false), 300);
    const eight = bases(3, 3, [1, 2, 4, 5], [3, 6, 7, 8]);
    expectShortest(3, 3, patternIda(3, 3, eight, false), 100);
    expectShortest(3, 3, patternIda(3, 3, eight, true), 100);
  });

  it("refuses groups that are not the board, and a mirror that does not exist", () => {
    const base = new PatternDatabase(2, 3, [1, 2]);
    expect(() => patternIda(2, 3, [base], false)).toThrow("groups must hold 1 … 5 once, got 1 2");
    const whole = new PatternDatabase(2, 3, [1, 2, 3, 4, 5]);
    expect(() => patternIda(2, 3, [whole], true)).toThrow("only a square board has a mirror");
  });
});
