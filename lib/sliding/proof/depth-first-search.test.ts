import { expect, it } from "vitest";
import { slides } from "../../../scripts/testing/naive-slides";
import {
  depthFirstSearch,
  depthLimitedSearch,
  iterativeDeepeningSearch,
} from "../depth-first-search";
import { SlidingBoard } from "../sliding-board";
import { SlidingTable } from "../sliding-table";
import { stateStore } from "../state-store";

it("finds a way on every solvable board of 2×3, and says so of the others", () => {
  const [board, table] = [new SlidingBoard(2, 3), new SlidingTable(2, 3)];
  const place = (rest: number[], cells: number[]) => {
    for (const tile of rest)
      place(
        rest.filter((other) => other !== tile),
        [...cells, tile],
      );
    if (rest.length > 0) return;
    const start = Uint8Array.from(cells);
    const result = depthFirstSearch(board, "packed")(start);
    if (table.stateOf(start) < 0)
      expect([result.stopped, result.states]).toEqual(["exhausted", 360]);
    else expect(board.replay(start, result.moves!).at(-1)).toEqual(board.goal());
  };
  place([0, 1, 2, 3, 4, 5], []);
});

it("finds long ways on 3×3 and says how long they are", () => {
  const board = new SlidingBoard(3, 3);
  const start = board.parse("8 6 7 2 5 4 3 0 1");
  const { moves, states } = depthFirstSearch(board, "rank")(start);
  expect(board.replay(start, moves!).at(-1)).toEqual(board.goal());
  expect(moves!.length).toBeGreaterThan(1000);
  expect(states).toBeGreaterThan(moves!.length);
  expect(depthFirstSearch(board, "packed")(start, { maxStates: 50 }).stopped).toBe("states");
});

it("keeps to a depth", () => {
  const board = new SlidingBoard(3, 3);
  const start = board.parse("1 2 3 0 4 6 7 5 8");
  expect(depthFirstSearch(board, "packed")(start, { maxDepth: 5 }).moves!.length).toBeLessThan(6);
  const bytes = (maxBytes: number) => depthLimitedSearch(board)(start, { maxDepth: 5, maxBytes });
  expect([bytes(10).bytes, bytes(9).stopped]).toEqual([10, "bytes"]);
  // No way of 31 moves, the default, solves this one: two ways round, and back never.
  const small = new SlidingBoard(2, 2);
  const unsolvable = depthLimitedSearch(small)(small.parse("2 1 3 0"));
  expect(unsolvable).toMatchObject({ stopped: "depth", states: 31, bytes: 62, generated: 63 });
});

it("stops at its limits", () => {
  const board = new SlidingBoard(3, 3);
  const far = board.parse("8 6 7 2 5 4 3 0 1");
  let now = 0;
  const late = iterativeDeepeningSearch(board)(far, { maxMs: 0, clock: () => now++ });
  expect(late.stopped).toBe("time");
  expect(late.states).toBeLessThan(31);
  expect(late.bytes).toBe(2 * late.states);
});

it("counts what it expands and generates as plain recursion does", () => {
  const board = new SlidingBoard(2, 3);
  const goal = board.goal().join();
  for (const text of ["1 2 3 4 0 5", "1 2 3 0 4 5", "0 1 3 4 2 5", "4 1 3 0 2 5"]) {
    for (const maxDepth of [1, 2, 3, 5, 9, 40]) {
      const start = board.parse(text);
      const seen = new Set([start.join()]);
      let [expanded, generated] = [0, 1];
      const visit = (here: Uint8Array, depth: number): boolean => {
        if (here.join() === goal) return true;
        expanded++;
        for (const { next } of depth < maxDepth ? slides(here, 2, 3) : []) {
          generated++;
          if (seen.has(next.join())) continue;
          seen.add(next.join());
          if (visit(next, depth + 1)) return true;
        }
        return false;
      };
      const solved = visit(start, 0);
      const result = depthFirstSearch(board, "packed")(start, { maxDepth });
      expect(result.moves !== undefined, `${text}, ${maxDepth}`).toBe(solved);
      expect(result).toMatchObject({ expanded, generated, states: seen.size });
    }
  }
});

it("a budget of states counts exactly: one more than allowed stops it", () => {
  const board = new SlidingBoard(3, 3);
  const start = board.parse("8 6 7 2 5 4 3 0 1");
  for (const maxStates of [1, 2, 10, 1000]) {
    const { stopped, states } = depthFirstSearch(board, "packed")(start, { maxStates });
    expect([stopped, states]).toEqual(["states", maxStates + 1]);
  }
});

it("counts the bytes of its states and 16 a move", () => {
  const board = new SlidingBoard(3, 3);
  const start = board.parse("8 6 7 2 5 4 3 0 1");
  const empty = stateStore("packed", 3, 3, 2 ** 26).bytes;
  const near = board.parse("1 2 3 4 5 6 7 0 8");
  expect(depthFirstSearch(board, "packed")(near, { maxDepth: 1 }).bytes).toBe(empty + 16);
  const { stopped, bytes } = depthFirstSearch(board, "packed")(start, { maxBytes: empty + 1600 });
  expect([stopped, bytes]).toEqual(["bytes", empty + 1616]);
});

it("limited searches count as plain recursion does, also when the time is over", () => {
  const [board, table] = [new SlidingBoard(3, 3), new SlidingTable(3, 3)];
  const goal = board.goal().join();
  for (const [text, maxDepth, most] of [
    ["1 2 3 4 5 6 7 8 0", 3, 9999],
    ["1 2 3 0 4 6 7 5 8", 2, 9999],
    ["1 2 3 0 4 6 7 5 8", 3, 9999],
    ["1 2 3 0 4 6 7 5 8", 7, 9999],
    ["1 3 0 4 2 5 7 8 6", 6, 9999],
    ["0 1 3 4 2 5 7 8 6", 9, 9999],
    ["8 6 7 2 5 4 3 0 1", 8, 9999],
    ["8 6 7 2 5 4 3 0 1", 12, 1023],
  ] as const) {
    const start = board.parse(text);
    for (const isDeepening of [false, true]) {
      let [expanded, generated, peakFrontier, allowed] = [0, 1, 1, 0];
      /** Undefined: the time is over. */
      const visit = (
        here: Uint8Array,
        back: number,
        left: number,
        depth: number,
      ): boolean | undefined => {
        if (here.join() === goal) return true;
        if (left === 0) return false;
        if (allowed === most) return undefined;
        allowed++;
        expanded++;
        for (const { cell, next } of slides(here, 3, 3)) {
          if (cell === back) continue;
          generated++;
          peakFrontier = Math.max(peakFrontier, depth + 1);
          const ended = visit(next, here.indexOf(0), left - 1, depth + 1);
          if (ended !== false) return ended;
        }
        return false;
      };
      let ended: boolean | undefined = false;
      for (let depth = isDeepening ? 0 : maxDepth; depth <= maxDepth && ended === false; depth++)
        ended = visit(start, -1, depth, 0);
      let now = 0;
      const limits = most < 9999 ? { maxDepth, maxMs: 0, clock: () => now++ } : { maxDepth };
      const search = isDeepening ? iterativeDeepeningSearch : depthLimitedSearch;
      const result = search(board)(start, limits);
      expect(result).toMatchObject({ expanded, generated, peakFrontier });
      if (ended !== true) expect(result.stopped).toBe(ended === false ? "depth" : "time");
      expect(result.moves !== undefined).toBe(ended === true);
      const end = board.replay(start, result.moves ?? []).at(-1);
      expect(end).toEqual(ended === true ? board.goal() : start);
      if (ended && isDeepening)
        expect(result.moves!.length).toBe(table.distance[table.stateOf(start)]);
      expect(start).toEqual(board.parse(text));
    }
    depthFirstSearch(board, "packed")(start, { maxStates: 100 });
    expect(start).toEqual(board.parse(text));
  }
});
