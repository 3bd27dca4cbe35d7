import { describe, expect, it } from "vitest";
import { Random } from "../sequence/random";
import { bidirectionalSearch, breadthFirstSearch } from "./breadth-first-search";
import { SlidingBoard } from "./sliding-board";
import { SlidingTable } from "./sliding-table";

const KINDS = ["text", "packed", "rank", "wide"] as const;

describe("breadthFirstSearch", () => {
  for (const [rows, columns, rounds] of [
    [2, 2, 24],
    [2, 3, 30],
    [3, 2, 30],
    [3, 3, 3],
  ] as const) {
    it(`finds shortest ways on ${rows}×${columns} from one end and from both, in every kind`, () => {
      const board = new SlidingBoard(rows, columns);
      const table = new SlidingTable(rows, columns);
      const random = new Random(4);
      for (let round = 0; round < rounds; round++) {
        const start = random.shuffle(Uint8Array.from({ length: board.cells }, (_, cell) => cell));
        const state = table.stateOf(start);
        for (const search of [breadthFirstSearch, bidirectionalSearch]) {
          for (const kind of KINDS) {
            const { moves, stopped } = search(board, kind)(start);
            expect(moves?.length).toBe(state < 0 ? undefined : table.distance[state]);
            if (moves) expect(board.replay(start, moves).at(-1)).toEqual(board.goal());
            else expect(stopped).toBe("exhausted");
          }
        }
      }
    });
  }

  it("meets all states of an unsolvable board, and one of a solved one", () => {
    const board = new SlidingBoard(3, 3);
    const unsolvable = board.parse("2 1 3 4 5 6 7 8 0");
    const result = breadthFirstSearch(board, "packed")(unsolvable);
    expect([result.states, result.expanded, result.stopped]).toEqual([
      181_440,
      181_440,
      "exhausted",
    ]);
    expect(result.bytes).toBeLessThan(10e6);
    const solved = breadthFirstSearch(board, "packed")(board.goal());
    expect([solved.states, solved.expanded, solved.moves]).toEqual([1, 0, new Uint8Array(0)]);
  });

  it("stops at each of its limits", () => {
    const board = new SlidingBoard(4, 4);
    const start = board.parse("13 6 8 12 15 14 0 10 11 7 4 5 9 1 3 2");
    for (const search of [
      breadthFirstSearch(board, "packed"),
      bidirectionalSearch(board, "packed"),
    ]) {
      expect(search(start, { maxStates: 5000 })).toMatchObject({
        moves: undefined,
        stopped: "states",
      });
      expect(search(start, { maxBytes: 200_000 })).toMatchObject({ stopped: "bytes" });
      expect(search(start, { maxMs: 20, clock: () => performance.now() })).toMatchObject({
        stopped: "time",
      });
    }
  });

  it("solves 15-puzzles of thirty moves from both ends", () => {
    const board = new SlidingBoard(4, 4);
    const random = new Random(30);
    let start = board.goal();
    for (let step = 0; step < 60; step++) {
      const legal = [0, 1, 2, 3].filter((move) => board.to[4 * start.indexOf(0) + move]! >= 0);
      start = board.replay(start, [random.pick(legal)])[1]!;
    }
    const { moves } = bidirectionalSearch(board, "packed")(start);
    expect(board.replay(start, moves!).at(-1)).toEqual(board.goal());
    const oneEnd = breadthFirstSearch(board, "packed")(start, { maxStates: 300_000 });
    if (oneEnd.moves) expect(moves!.length).toBe(oneEnd.moves.length);
  });
});
