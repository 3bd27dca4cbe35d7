import { expect, it } from "vitest";
import { slides } from "../../../scripts/testing/naive-slides";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { bidirectionalSearch, breadthFirstSearch } from "../breadth-first-search";
import { SlidingBoard } from "../sliding-board";
import { SlidingTable } from "../sliding-table";
import { stateStore } from "../state-store";

const KINDS = ["text", "packed", "rank", "wide"] as const;

for (const [rows, columns, rounds] of tableOf("2 2 24, 2 3 12, 3 2 12, 3 3 1")) {
  it(`finds shortest ways on ${rows}×${columns} from one end and from both, in every kind, and counts as layers on text do`, () => {
    const [board, table] = [new SlidingBoard(rows, columns), new SlidingTable(rows, columns)];
    const random = new Random(4);
    for (let round = 0; round < rounds; round++) {
      const start = random.shuffle(Uint8Array.from({ length: board.cells }, (_, cell) => cell));
      // The first two are one move and none from the goal.
      if (round < 2) start.set(board.goal());
      if (round === 0) start.set([0, start.at(-2)!], start.length - 2);
      const state = table.stateOf(start);
      for (const search of [breadthFirstSearch, bidirectionalSearch]) {
        const counts =
          board.cells < 9 && slowSearch(board, start.join(), search === bidirectionalSearch);
        for (const kind of KINDS) {
          const { moves, stopped, ...counted } = search(board, kind)(start);
          expect(moves?.length).toBe(state < 0 ? undefined : table.distance[state]);
          if (moves) expect(board.replay(start, moves).at(-1)).toEqual(board.goal());
          else expect(stopped).toBe("exhausted");
          if (counts) expect(counted).toMatchObject(counts);
        }
      }
    }
  });
}

it("meets all states of an unsolvable board, and one of a solved one", () => {
  const board = new SlidingBoard(3, 3);
  const unsolvable = board.parse("2 1 3 4 5 6 7 8 0");
  const result = breadthFirstSearch(board, "packed")(unsolvable);
  expect([result.states, result.expanded, result.stopped]).toEqual([181_440, 181_440, "exhausted"]);
  expect(result.bytes).toBeLessThan(10e6);
  const solved = breadthFirstSearch(board, "packed")(board.goal());
  expect([solved.states, solved.expanded, solved.moves]).toEqual([1, 0, new Uint8Array(0)]);
});

it("stops at each of its limits", () => {
  const board = new SlidingBoard(4, 4);
  const start = board.parse("13 6 8 12 15 14 0 10 11 7 4 5 9 1 3 2");
  const searches = [breadthFirstSearch(board, "packed"), bidirectionalSearch(board, "packed")];
  for (const search of searches) {
    expect(search(start, { maxBytes: 200_000 })).toMatchObject({ stopped: "bytes" });
    expect(search(start, { maxMs: 20, clock: () => performance.now() })).toMatchObject({
      stopped: "time",
    });
  }
});

it("solves 15-puzzles of 14 and 22 moves from both ends, the nearer one from one end too", () => {
  const board = new SlidingBoard(4, 4);
  for (const [steps, length] of tableOf("40 14, 60 22")) {
    const random = new Random(30);
    let start = board.goal();
    for (let step = 0; step < steps; step++) {
      const legal = [0, 1, 2, 3].filter((move) => board.to[4 * start.indexOf(0) + move]! >= 0);
      start = board.replay(start, [random.pick(legal)])[1]!;
    }
    const { moves } = bidirectionalSearch(board, "packed")(start);
    expect(board.replay(start, moves!).at(-1)).toEqual(board.goal());
    expect(moves!.length).toBe(length);
    if (steps > 40) continue;
    expect(breadthFirstSearch(board, "packed")(start).moves!.length).toBe(length);
  }
});

/** Layers of states by the order of discovery, from one end or both, on boards as text. */
function slowSearch(board: SlidingBoard, start: string, isTwoSided: boolean) {
  const goal = board.goal().join();
  const sides = (isTwoSided ? [start, goal] : [start]).map((first) => ({
    parents: new Map<string, string | undefined>([[first, undefined]]),
    next: 0,
  }));
  let [expanded, generated, peakFrontier] = [0, 1, 1];
  const width = (side: (typeof sides)[0]) => side.parents.size - side.next;
  const counts = () => ({
    expanded,
    generated,
    peakFrontier,
    states: sides.reduce((sum, { parents }) => sum + parents.size, 0),
  });
  if (start === goal) return counts();
  for (;;) {
    const [front, back] = sides;
    const own = back && width(back) < width(front!) ? back : front!;
    const other = own === front ? back : front;
    if (width(own) === 0) return counts();
    const layer = [...own.parents.keys()].slice(own.next);
    for (const here of layer) {
      own.next++;
      expanded++;
      for (const { next } of slides(here.split(",").map(Number), board.rows, board.columns)) {
        const child = next.join();
        if (child === own.parents.get(here)) continue;
        generated++;
        if (own.parents.has(child)) continue;
        own.parents.set(child, here);
        if (other ? other.parents.has(child) : child === goal) return counts();
      }
      peakFrontier = Math.max(peakFrontier, width(own));
    }
  }
}

it("a budget of states counts exactly, of both ends together too", () => {
  const board = new SlidingBoard(3, 3);
  const start = board.parse("8 6 7 2 5 4 3 0 1");
  for (const search of [breadthFirstSearch, bidirectionalSearch]) {
    for (const maxStates of [2, 10, 1000]) {
      const { stopped, states } = search(board, "packed")(start, { maxStates });
      expect(stopped).toBe("states");
      // It is asked before each state, which adds at most three others.
      expect(states).toBeGreaterThan(maxStates);
      expect(states).toBeLessThanOrEqual(maxStates + 3);
    }
  }
});

it("counts the bytes of its states, and one a state for 1,024 of them", () => {
  const board = new SlidingBoard(2, 3);
  const empty = stateStore("packed", 2, 3, 2 ** 26).bytes + 1024;
  const start = board.parse("1 2 3 0 5 4");
  expect(breadthFirstSearch(board, "packed")(start).bytes).toBe(empty);
  expect(bidirectionalSearch(board, "packed")(start).bytes).toBe(2 * empty);
  const larger = new SlidingBoard(3, 3);
  const unsolvable = larger.parse("2 1 3 4 5 6 7 8 0");
  const { bytes, states } = breadthFirstSearch(larger, "rank")(unsolvable);
  expect(bytes).toBe(8 * states + 2 ** 18);
});
