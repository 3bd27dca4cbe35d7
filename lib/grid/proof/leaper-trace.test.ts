import { describe, expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { GridSearch } from "../grid-search";
import { leaperMoves } from "../leaper-moves";
import { LEAPER_SEARCHES, type LeaperQuestion, leaperBound, leaperTrace } from "../leaper-trace";

const CHESS = { rows: 8, columns: 8, leap: [1, 2], from: 0, to: 63, walls: [] } as const;

describe.each(LEAPER_SEARCHES)("%s", (search) => {
  it("finds shortest paths on random boards with walls, and none where there is none", () => {
    let unreachable = 0;
    for (const random of rounds(300)) {
      const [rows, columns] = [random.int(1, 9), random.int(1, 9)];
      const cells = rows * columns;
      const leap = [random.int(0, 3), random.int(1, 3)] as const;
      const [from, to] = [random.int(0, cells - 1), random.int(0, cells - 1)];
      const walls = Array.from({ length: random.int(0, cells >> 1) }, () =>
        random.int(0, cells - 1),
      ).filter((cell) => cell !== from && cell !== to);
      const question: LeaperQuestion = { rows, columns, leap, from, to, walls, search };
      const steps = leaperMoves(...leap);
      const isWall = (cell: number) => walls.includes(cell);
      const wanted = new GridSearch(rows, columns, steps, [from], isWall).distance(to);
      const { path, reached, expanded } = leaperTrace(question);
      expect(path.length - 1).toBe(wanted);
      if (wanted < 0) unreachable++;
      else expect([path[0], path.at(-1)]).toEqual([from, to]);
      for (const [at, cell] of path.entries()) {
        expect(isWall(cell)).toBe(false);
        if (at === 0) continue;
        const before = path[at - 1]!;
        const row = Math.floor(cell / columns) - Math.floor(before / columns);
        const column = (cell % columns) - (before % columns);
        expect(steps).toContainEqual({ rows: row, columns: column });
      }
      for (let at = 1; at < reached.length; at++)
        expect(reached[at]!.step).toBeGreaterThanOrEqual(reached[at - 1]!.step);
      const known = new Set(reached.map(({ cell }) => cell));
      expect(expanded.every((cell) => known.has(cell))).toBe(true);
      expect(new Set(expanded).size).toBe(expanded.length);
      if (from === to || search === "both-ends") continue;
      // By moves made, with A* plus the bound of the moves left; the target ends the search.
      const bound = search === "a-star" ? leaperBound(question) : () => 0;
      const distanceOf = new Map(reached.map(({ cell, distance }) => [cell, distance]));
      const order = expanded.map((cell) => distanceOf.get(cell)! + bound(cell));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      if (wanted < 0) continue;
      expect(search === "a-star" ? expanded.at(-1) : reached.at(-1)!.cell).toBe(to);
      expect(expanded.includes(to)).toBe(search === "a-star");
    }
    expect(unreachable).toBeGreaterThan(20);
  });

  it("takes 6 moves from a1 to h8, 0 to the square itself", () => {
    expect(leaperTrace({ ...CHESS, search }).path).toHaveLength(7);
    expect(leaperTrace({ ...CHESS, to: 0, search }).path).toEqual([0]);
  });

  it("refuses squares off the board", () => {
    for (const cell of [-1, 64, 0.5, Number.NaN]) {
      const call = () => leaperTrace({ ...CHESS, from: cell, search });
      expect(call).toThrow(`leaperTrace: ${cell} is not on a board of 8 × 8`);
      expect(() => leaperTrace({ ...CHESS, walls: [cell], search })).toThrow(RangeError);
    }
  });
});

it("reaches the tutorial's layers: from a1 b3 and c2, from b3 a5, c5 and d4", () => {
  const { reached } = leaperTrace({ ...CHESS, search: "breadth-first" });
  const name = (cell: number) => "abcdefgh"[cell % 8]! + ((cell >> 3) + 1);
  const layer = (distance: number) =>
    reached.filter((event) => event.distance === distance).map(({ cell }) => name(cell));
  expect(layer(1).sort()).toEqual(["b3", "c2"]);
  const fromB3 = reached.filter(({ parent }) => parent >= 0 && name(parent) === "b3");
  const fromC2 = reached.filter(({ parent }) => parent >= 0 && name(parent) === "c2");
  const both = [...fromB3, ...fromC2].map(({ cell }) => name(cell)).sort();
  expect(both).toEqual(
    ["a1", "a3", "a5", "b4", "c1", "c5", "d2", "d4", "e1", "e3"].filter((square) =>
      layer(2).includes(square),
    ),
  );
  expect(layer(2)).toEqual(expect.arrayContaining(["a5", "c5", "d4"]));
});

it("the bound is the fewest moves that cover both ways and their sum", () => {
  for (const [a, b] of tableOf("1 2, 0 1, 2 3, 4 1")) {
    const bound = leaperBound({ ...CHESS, leap: [a, b], to: 27, search: "a-star" });
    for (let cell = 0; cell < 64; cell++) {
      const [down, across] = [Math.abs((cell >> 3) - 3), Math.abs((cell & 7) - 3)];
      let moves = 0;
      while (Math.max(down, across) > moves * Math.max(a, b) || down + across > moves * (a + b))
        moves++;
      expect(bound(cell)).toBe(moves);
    }
  }
});

it("the bound never exceeds the distance on an empty board", () => {
  for (const leap of tableOf("1 2, 0 1, 2 3, 1 1")) {
    const search = new GridSearch(9, 9, leaperMoves(leap[0], leap[1]), [40]);
    const bound = leaperBound({ ...CHESS, rows: 9, columns: 9, leap, to: 40, search: "a-star" });
    for (let cell = 0; cell < 81; cell++) {
      if (search.distance(cell) >= 0)
        expect(bound(cell)).toBeLessThanOrEqual(search.distance(cell));
    }
  }
});

it("from both ends, the side with fewer squares to expand goes on, the start's side where equal", () => {
  for (const random of rounds(150)) {
    const [rows, columns] = [random.int(4, 9), random.int(4, 9)];
    const cells = rows * columns;
    const [from, to] = [random.int(0, cells - 1), random.int(0, cells - 1)];
    const trace = leaperTrace({
      rows,
      columns,
      leap: [1, 2],
      from,
      to,
      walls: [],
      search: "both-ends",
    });
    // Replays the layers by what was reached: a layer is what one side reached at one distance.
    const sideOf = new Map(trace.reached.map(({ cell, side }) => [cell, side]));
    const distanceOf = new Map(trace.reached.map(({ cell, distance }) => [cell, distance]));
    const layerOf = (side: number, distance: number) =>
      trace.reached.filter((r) => r.side === side && r.distance === distance).length;
    const next = [0, 0];
    for (let at = 0; at < trace.expanded.length; ) {
      const side = sideOf.get(trace.expanded[at]!)!;
      const [own, other] = [layerOf(side, next[side]!), layerOf(1 - side, next[1 - side]!)];
      expect(side === 0 ? own <= other : own < other).toBe(true);
      for (let count = 0; count < own && at < trace.expanded.length; count++, at++) {
        const cell = trace.expanded[at]!;
        expect([sideOf.get(cell), distanceOf.get(cell)]).toEqual([side, next[side]]);
      }
      next[side]!++;
    }
    if (from !== to) expect(trace.path.length).toBe(Math.max(0, next[0]! + next[1]! + 1));
  }
});

it("expands a square that A* reached twice only once", () => {
  const question = { rows: 4, columns: 14, leap: [2, 3], from: 7, to: 15, walls: [] } as const;
  const { reached, expanded } = leaperTrace({ ...question, search: "a-star" });
  expect(new Set(reached.map(({ cell }) => cell)).size).toBeLessThan(reached.length);
  expect(new Set(expanded).size).toBe(expanded.length);
});

it("searches from one end have one side", () => {
  for (const search of ["breadth-first", "a-star"] as const) {
    const { reached } = leaperTrace({ ...CHESS, search });
    expect(reached.every(({ side }) => side === 0)).toBe(true);
  }
});
