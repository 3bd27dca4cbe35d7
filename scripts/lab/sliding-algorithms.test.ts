import { describe, expect, it } from "vitest";
import { Random } from "../../lib/sequence/random";
import { SlidingBoard } from "../../lib/sliding/sliding-board";
import { SlidingTable } from "../../lib/sliding/sliding-table";
import { ALGORITHM_NAMES, ALGORITHMS, isOptimal } from "./sliding-algorithms";

describe("ALGORITHMS", () => {
  for (const [rows, columns] of [
    [2, 3],
    [3, 2],
    [2, 4],
    [4, 2],
  ] as const) {
    it(`solve ${rows}×${columns}, by as few moves as the table of all states where they promise it`, () => {
      const board = new SlidingBoard(rows, columns);
      const table = new SlidingTable(rows, columns);
      const random = new Random(7);
      const starts = [board.goal()];
      while (starts.length < 5) {
        const start = random.shuffle(board.goal());
        if (table.stateOf(start) >= 0) starts.push(start);
      }
      for (const name of ALGORITHM_NAMES) {
        const search = ALGORITHMS[name](board);
        for (const start of starts) {
          const { moves } = search(start);
          if (name === "depth-limited" && !moves) continue;
          expect(board.replay(start, moves!).at(-1), name).toEqual(board.goal());
          const shortest = table.distance[table.stateOf(start)]!;
          if (isOptimal(name)) expect([name, moves!.length]).toEqual([name, shortest]);
          else expect(moves!.length).toBeGreaterThanOrEqual(shortest);
        }
      }
    });
  }

  it("stop at their time: the generated code asks before every million nodes", () => {
    const search = ALGORITHMS["ida-star-generated"](new SlidingBoard(4, 4));
    const hardest = [0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1];
    let ticks = 0;
    const result = search(Uint8Array.from(hardest), { maxMs: 3, clock: () => ticks++ });
    expect(result.moves).toBeUndefined();
    expect(result.stopped).toBe("time");
    expect(result.expanded).toBeLessThan(4 * 2 ** 20);
  });

  it("that are generated refuse sizes they have no groups of tiles for", () => {
    const wide = new SlidingBoard(2, 8);
    expect(() => ALGORITHMS["ida-star-generated"](wide)).toThrow("no groups for 2×8");
  });
});
