import { expect, it } from "vitest";
import { slides } from "../../../scripts/testing/naive-slides";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { type BestFirst, bestFirstSearch } from "../best-first-search";
import { SlidingBoard } from "../sliding-board";
import { HEURISTICS, type Heuristic, slidingHeuristic } from "../sliding-heuristic";
import { SlidingTable } from "../sliding-table";
import { stateStore } from "../state-store";

it("stops at its limits, recognises an unsolvable board, and solves 6×6 greedily", () => {
  const board = new SlidingBoard(4, 4);
  const start = board.parse("13 6 8 12 15 14 0 10 11 7 4 5 9 1 3 2");
  const manhattan = slidingHeuristic("manhattan", 4, 4);
  const aStar = bestFirstSearch(board, "packed", manhattan, "aStar");
  expect(aStar(start, { maxBytes: 1e6 })).toMatchObject({ moves: undefined, stopped: "bytes" });
  expect(aStar(start, { maxStates: 9999 })).toMatchObject({ stopped: "states" });
  const small = new SlidingBoard(2, 3);
  const search = bestFirstSearch(small, "packed", slidingHeuristic("manhattan", 2, 3), "greedy");
  expect(search(small.parse("2 1 3 4 5 0"))).toMatchObject({ stopped: "exhausted", states: 360 });
  const large = new SlidingBoard(6, 6);
  const walk = new Random(6);
  let cells = large.goal();
  for (let step = 0; step < 300; step++) {
    const legal = [0, 1, 2, 3].filter((move) => large.to[4 * cells.indexOf(0) + move]! >= 0);
    cells = large.replay(cells, [walk.pick(legal)])[1]!;
  }
  const greedy = bestFirstSearch(
    large,
    "wide",
    slidingHeuristic("linear-conflict", 6, 6),
    "greedy",
  );
  const result = greedy(cells, { maxStates: 500_000 });
  expect(large.replay(cells, result.moves!).at(-1)).toEqual(large.goal());
});

it("A* is optimal under 40 inconsistent heuristics on 2×3", () => {
  const [board, table] = [new SlidingBoard(2, 3), new SlidingTable(2, 3)];
  for (const random of rounds(40)) {
    const share = Float64Array.from(table.distance, () => random.pick([0, 1, random.float()]));
    const of = (cells: Uint8Array) => {
      const state = table.stateOf(cells);
      return Math.floor(table.distance[state]! * share[state]!);
    };
    const heuristic = { name: "manhattan", admissible: true, consistent: false, of } as const;
    const search = bestFirstSearch(board, "packed", heuristic, "aStar");
    for (let tries = 0; tries < 20; tries++) {
      const start = random.shuffle(board.goal());
      const state = table.stateOf(start);
      if (state >= 0) expect(search(start).moves!.length).toBe(table.distance[state]);
    }
  }
});

const KINDS = { greedy: "wide", aStar: "packed" } as const;

/** Best-first search on boards as text, its open list an array. */
function slowSearch(board: SlidingBoard, start: Uint8Array, heuristic: Heuristic, by: BestFirst) {
  const goal = board.goal().join();
  const [cost, parents] = [new Map([[start.join(), 0]]), new Map<string, string>()];
  const open = [{ key: start.join(), priority: heuristic.of(start), moves: 0 }];
  let [expanded, generated, peakFrontier] = [0, 1, 1];
  let length: number | undefined;
  while (open.length > 0 && length === undefined) {
    const least = Math.min(...open.map(({ priority }) => priority));
    const isLeast = ({ priority }: { priority: number }) => priority === least;
    const at = by === "greedy" ? open.findIndex(isLeast) : open.findLastIndex(isLeast);
    const [{ key, moves }] = open.splice(at, 1) as [(typeof open)[0]];
    if (cost.get(key) !== moves) continue;
    if (key === goal) {
      length = moves;
      break;
    }
    expanded++;
    const here = Uint8Array.from(key.split(",").map(Number));
    for (const { next } of slides(here, board.rows, board.columns)) {
      const child = next.join();
      if (child === parents.get(key)) continue;
      generated++;
      const known = cost.get(child);
      if (known !== undefined && (by === "greedy" || moves + 1 >= known)) continue;
      cost.set(child, moves + 1);
      parents.set(child, key);
      const priority = heuristic.of(next) + (by === "greedy" ? 0 : moves + 1);
      open.push({ key: child, priority, moves: moves + 1 });
    }
    peakFrontier = Math.max(peakFrontier, open.length);
  }
  // Up to 1,024 states take 5 KB beside the store, an open one 12 bytes.
  const { bytes } = stateStore(KINDS[by], board.rows, board.columns, 2 ** 26);
  return {
    length,
    counts: {
      ...{ expanded, generated, peakFrontier, states: cost.size },
      bytes: bytes + 5 * 1024 + 12 * open.length,
    },
  };
}

it("takes states in the order of a plain open list: equal ones last in first out, greedy first in", () => {
  const board = new SlidingBoard(2, 3);
  const random = new Random(10);
  for (const name of HEURISTICS) {
    const heuristic = slidingHeuristic(name, 2, 3);
    for (let round = 0; round < 8; round++) {
      const start = random.shuffle(board.goal());
      const before = start.slice();
      for (const by of ["greedy", "aStar"] as const) {
        const { length, counts } = slowSearch(board, start, heuristic, by);
        const result = bestFirstSearch(board, KINDS[by], heuristic, by)(start);
        expect(result).toMatchObject(counts);
        expect(result.moves?.length).toBe(length);
        const end = board.replay(start, result.moves ?? []).at(-1);
        expect(end).toEqual(length === undefined ? start : board.goal());
      }
      expect(start).toEqual(before);
    }
  }
});
