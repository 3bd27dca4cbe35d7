import { describe, expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { idaStarSearch } from "../ida-star-search";
import { SlidingBoard } from "../sliding-board";
import { HEURISTICS, slidingHeuristic } from "../sliding-heuristic";
import { SlidingTable } from "../sliding-table";

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
    expect(search(start, { maxDepth: 31 }).moves!.length).toBe(31);
    const shallow = search(start, { maxDepth: 25 });
    expect(shallow).toMatchObject({ moves: undefined, stopped: "depth" });
    expect(shallow.bytes).toBe(2 * shallow.states);
    expect(start).toEqual(board.parse("8 6 7 2 5 4 3 0 1"));
    expect(search(start, { maxMs: -1, clock: () => performance.now() }).stopped).toBe("time");
  });
});

it("counts what it expands and generates as plain recursion does", () => {
  const board = new SlidingBoard(2, 3);
  const goal = board.goal().join();
  const random = new Random(6);
  const { of } = slidingHeuristic("manhattan", 2, 3);
  const search = idaStarSearch(board, slidingHeuristic("manhattan", 2, 3));
  for (let round = 0; round < 60; round++) {
    const start = board.goal();
    for (let step = random.int(0, 30), blank = 5; step > 0; step--) {
      const cell = board.to[4 * blank + random.int(0, 3)]!;
      if (cell < 0) continue;
      [start[blank], start[cell], blank] = [start[cell]!, 0, cell];
    }
    let [expanded, generated, deepest] = [0, 1, 1];
    const visit = (here: Uint8Array, back: number, depth: number, bound: number): number => {
      if (depth + of(here) > bound) return depth + of(here);
      if (here.join() === goal) return -1;
      expanded++;
      const blank = here.indexOf(0);
      let beyond = Number.POSITIVE_INFINITY;
      for (let move = 0; move < 4; move++) {
        const cell = board.to[4 * blank + move]!;
        if (cell < 0 || cell === back) continue;
        generated++;
        deepest = Math.max(deepest, depth + 1);
        const next = here.slice();
        [next[blank], next[cell]] = [next[cell]!, 0];
        const over = visit(next, blank, depth + 1, bound);
        if (over < 0) return -1;
        beyond = Math.min(beyond, over);
      }
      return beyond;
    };
    for (let bound = of(start); bound >= 0; ) bound = visit(start, -1, 0, bound);
    const result = search(start);
    expect(result).toMatchObject({ expanded, generated, peakFrontier: deepest });
    expect([result.states, result.bytes]).toEqual([deepest, 2 * deepest]);
    const length = result.moves!.length;
    // Two bytes for each move of the path: the deepest that is expanded is one short of the solution.
    if (deepest !== length || length < 2) continue;
    expect(search(start, { maxBytes: 2 * (length - 1) }).moves!.length).toBe(length);
    expect(search(start, { maxBytes: 2 * (length - 1) - 1 })).toMatchObject({ stopped: "bytes" });
  }
});

it("generates nothing more once the time is over", () => {
  const board = new SlidingBoard(3, 3);
  const start = board.parse("8 6 7 2 5 4 3 0 1");
  const { of } = slidingHeuristic("manhattan", 3, 3);
  let [expanded, generated, bound, beyond] = [0, 1, of(start), 99];
  const isOver = (here: Uint8Array, back: number, depth: number): boolean => {
    const total = depth + of(here);
    if (total > bound) {
      beyond = Math.min(beyond, total);
      return false;
    }
    if (expanded === 1023) return true; // the clock is read at the 1024th
    expanded++;
    const blank = here.indexOf(0);
    for (let move = 0; move < 4; move++) {
      const cell = board.to[4 * blank + move]!;
      if (cell < 0 || cell === back) continue;
      generated++;
      const next = here.slice();
      [next[blank], next[cell]] = [next[cell]!, 0];
      if (isOver(next, blank, depth + 1)) return true;
    }
    return false;
  };
  while (!isOver(start, -1, 0)) [bound, beyond] = [beyond, 99];
  let now = 0;
  const limits = { maxMs: 0, clock: () => now++ };
  const result = idaStarSearch(board, slidingHeuristic("manhattan", 3, 3))(start, limits);
  expect(result).toMatchObject({ stopped: "time", expanded, generated });
});
