import { describe, expect, it } from "vitest";
import { Random } from "../sequence/random";
import { moveAutomaton } from "./move-automaton";
import { PatternDatabase } from "./pattern-database";
import { patternIda } from "./pattern-ida";
import { SlidingBoard } from "./sliding-board";
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
    expectShortest(
      2,
      3,
      patternIda(
        2,
        3,
        [
          [1, 4],
          [2, 3, 5],
        ],
        false,
      ),
      300,
    );
    const eight = [
      [1, 2, 4, 5],
      [3, 6, 7, 8],
    ];
    expectShortest(3, 3, patternIda(3, 3, eight, false), 100);
    expectShortest(3, 3, patternIda(3, 3, eight, true), 100);
  });

  it("never goes above the distance on 4×4, and gains from the zones", () => {
    // Every board within 12 moves of the goal, their distances by BFS on strings.
    const board = new SlidingBoard(4, 4);
    const distance = new Map([[board.goal().join(), 0]]);
    for (const [key, moves] of distance) {
      if (moves === 12) break;
      const cells = key.split(",").map(Number);
      const blank = cells.indexOf(0);
      for (let move = 0; move < 4; move++) {
        const to = board.to[4 * blank + move]!;
        if (to < 0) continue;
        const next = [...cells];
        [next[blank], next[to]] = [next[to]!, 0];
        if (!distance.has(next.join())) distance.set(next.join(), moves + 1);
      }
    }
    const groups = [
      [15, 12, 11, 8, 4],
      [14, 13, 10, 9, 5],
      [7, 6, 3, 2, 1],
    ];
    const heuristic = patternIda(4, 4, groups, false);
    const bases = groups.map((tiles) => new PatternDatabase(4, 4, tiles));
    let [wrong, gained] = [0, 0];
    for (const [key, moves] of distance) {
      const cells = key.split(",").map(Number);
      const value = heuristic.value(heuristic.start(cells));
      const plain = bases.reduce((sum, base) => sum + base.values[base.indexOf(cells)]!, 0);
      if (value > moves || (value - moves) % 2 !== 0 || value < plain) wrong++;
      if (value > plain) gained++;
    }
    expect(distance.size).toBe(15_500); // 1 + 2 + 4 + 10 + 24 + 54 + 107 + 212 + 446 + 946 + 1948 + 3938 + 7808
    expect(wrong).toBe(0);
    expect(gained).toBeGreaterThan(20);
  });

  it("refuses groups that are not the board, and a mirror that does not exist", () => {
    expect(() => patternIda(2, 3, [[1, 2]], false)).toThrow("groups must hold 1 … 5 once, got 1 2");
    expect(() => patternIda(2, 3, [[1, 2, 3, 4, 5]], true)).toThrow(
      "only a square board has a mirror",
    );
  });
});
