import { describe, expect, it } from "vitest";
import { Random } from "../sequence/random";
import { idaStarSearch } from "./ida-star-search";
import { SlidingBoard } from "./sliding-board";
import { HEURISTICS, slidingHeuristic } from "./sliding-heuristic";
import { SlidingTable } from "./sliding-table";

describe("idaStarSearch", () => {
  for (const name of HEURISTICS) {
    it(`solves under ${name}`, () => {
      const board = new SlidingBoard(2, 3);
      const table = new SlidingTable(2, 3);
      const heuristic = slidingHeuristic(name, 2, 3);
      const random = new Random(5);
      for (let round = 0; round < 20; round++) {
        const start = random.shuffle(board.goal());
        const state = table.stateOf(start);
        if (state < 0) continue;
        const { moves } = idaStarSearch(board, heuristic)(start);
        expect(board.replay(start, moves!).at(-1)).toEqual(board.goal());
        if (heuristic.admissible) expect(moves!.length).toBe(table.distance[state]);
      }
    });
  }

  it("solves 3×3 by shortest ways and stops at its limits", () => {
    const board = new SlidingBoard(3, 3);
    const search = idaStarSearch(board, slidingHeuristic("linear-conflict", 3, 3));
    const start = board.parse("8 6 7 2 5 4 3 0 1");
    expect(search(start).moves!.length).toBe(31);
    expect(search(start, { maxDepth: 25 })).toMatchObject({ moves: undefined, stopped: "depth" });
    expect(search(start, { maxMs: -1, clock: () => performance.now() }).stopped).toBe("time");
  });
});
