import { describe, expect, it } from "vitest";
import {
  depthFirstSearch,
  depthLimitedSearch,
  iterativeDeepeningSearch,
} from "./depth-first-search";
import { SlidingBoard } from "./sliding-board";
import { SlidingTable } from "./sliding-table";

describe("depthFirstSearch", () => {
  it("finds a way on every solvable board of 2×3, and says so of the others", () => {
    const board = new SlidingBoard(2, 3);
    const table = new SlidingTable(2, 3);
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
    expect(depthLimitedSearch(board)(start, { maxDepth: 3 }).moves!.length).toBe(3);
    expect(depthLimitedSearch(board)(start, { maxDepth: 2 })).toMatchObject({
      moves: undefined,
      stopped: "depth",
    });
  });
});

describe("iterativeDeepeningSearch", () => {
  it("finds shortest ways without memory", () => {
    const board = new SlidingBoard(3, 3);
    const table = new SlidingTable(3, 3);
    for (const text of [
      "1 2 3 4 5 6 7 8 0",
      "1 2 3 0 4 6 7 5 8",
      "1 3 0 4 2 5 7 8 6",
      "0 1 3 4 2 5 7 8 6",
    ]) {
      const start = board.parse(text);
      const { moves } = iterativeDeepeningSearch(board)(start);
      expect(moves!.length).toBe(table.distance[table.stateOf(start)]);
      expect(board.replay(start, moves!).at(-1)).toEqual(board.goal());
    }
  });

  it("stops at its limits", () => {
    const board = new SlidingBoard(3, 3);
    const far = board.parse("8 6 7 2 5 4 3 0 1");
    expect(iterativeDeepeningSearch(board)(far, { maxDepth: 8 }).stopped).toBe("depth");
    expect(
      iterativeDeepeningSearch(board)(far, { maxMs: 10, clock: () => performance.now() }).stopped,
    ).toBe("time");
  });
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
        const blank = here.indexOf(0);
        for (let move = 0; move < 4; move++) {
          const cell = board.to[4 * blank + move]!;
          if (cell < 0 || depth === maxDepth) continue;
          generated++;
          const next = here.slice();
          [next[blank], next[cell]] = [next[cell]!, 0];
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
