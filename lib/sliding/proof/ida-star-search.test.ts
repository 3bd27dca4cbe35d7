import { expect, it } from "vitest";
import { slides } from "../../../scripts/testing/naive-slides";
import { rounds } from "../../../scripts/testing/rounds";
import { idaStarSearch } from "../ida-star-search";
import { SlidingBoard } from "../sliding-board";
import { HEURISTICS, type Heuristic, slidingHeuristic } from "../sliding-heuristic";
import { SlidingTable } from "../sliding-table";

/** IDA* by plain recursion: stops when it has expanded `most` states, and returns its counts. */
function slowSearch(board: SlidingBoard, start: Uint8Array, heuristic: Heuristic, most = Infinity) {
  const goal = board.goal().join();
  let [expanded, generated, deepest] = [0, 1, 1];
  /** The least sum beyond the bound, or -1 where the search ends. */
  const visit = (here: Uint8Array, back: number, depth: number, bound: number): number => {
    const total = depth + heuristic.of(here);
    if (total > bound) return total;
    if (here.join() === goal || expanded === most) return -1;
    expanded++;
    let beyond = Infinity;
    for (const { cell, next } of slides(here, board.rows, board.columns)) {
      if (cell === back) continue;
      generated++;
      deepest = Math.max(deepest, depth + 1);
      const over = visit(next, here.indexOf(0), depth + 1, bound);
      if (over < 0) return -1;
      beyond = Math.min(beyond, over);
    }
    return beyond;
  };
  for (let bound = heuristic.of(start); bound >= 0; ) bound = visit(start, -1, 0, bound);
  return { expanded, generated, peakFrontier: deepest };
}

it("solves 3×3 by shortest ways and stops at its limits", () => {
  const board = new SlidingBoard(3, 3);
  const search = idaStarSearch(board, slidingHeuristic("linear-conflict", 3, 3));
  const start = board.parse("8 6 7 2 5 4 3 0 1");
  expect(search(start).moves!.length).toBe(31);
  expect(search(start, { maxDepth: 31 }).moves!.length).toBe(31);
  const shallow = search(start, { maxDepth: 25 });
  expect(shallow).toMatchObject({ moves: undefined, stopped: "depth" });
  expect(shallow.bytes).toBe(2 * shallow.states);
  expect(start).toEqual(board.parse("8 6 7 2 5 4 3 0 1"));
  expect(search(start, { maxMs: -1, clock: () => performance.now() }).stopped).toBe("time");
});

it.each(HEURISTICS)("solves under %s, and counts as plain recursion does", (name) => {
  const [board, table] = [new SlidingBoard(2, 3), new SlidingTable(2, 3)];
  const heuristic = slidingHeuristic(name, 2, 3);
  const search = idaStarSearch(board, heuristic);
  for (const random of rounds(40)) {
    const start = random.shuffle(board.goal());
    const state = table.stateOf(start);
    if (state < 0) continue;
    const counts = slowSearch(board, start, heuristic);
    const result = search(start);
    const deepest = counts.peakFrontier;
    expect(result).toMatchObject({ ...counts, states: deepest, bytes: 2 * deepest });
    expect(board.replay(start, result.moves!).at(-1)).toEqual(board.goal());
    const length = result.moves!.length;
    if (heuristic.admissible) expect(length).toBe(table.distance[state]);
    // Two bytes for each move of the path: the deepest that is expanded is one short of the solution.
    if (deepest !== length || length < 2) continue;
    expect(search(start, { maxBytes: 2 * (length - 1) }).moves!.length).toBe(length);
    expect(search(start, { maxBytes: 2 * (length - 1) - 1 })).toMatchObject({ stopped: "bytes" });
  }
});

it("generates nothing more once the time is over", () => {
  const board = new SlidingBoard(3, 3);
  const start = board.parse("8 6 7 2 5 4 3 0 1");
  const heuristic = slidingHeuristic("manhattan", 3, 3);
  const { expanded, generated } = slowSearch(board, start, heuristic, 1023); // read at the 1024th
  let now = 0;
  const limits = { maxMs: 0, clock: () => now++ };
  const result = idaStarSearch(board, heuristic)(start, limits);
  expect(result).toMatchObject({ stopped: "time", expanded, generated });
});
