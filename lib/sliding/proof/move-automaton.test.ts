import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { boardKey, goalOf, slid, slideDistances } from "../../../scripts/testing/naive-slides";
import { tableOf } from "../../io/proof/rows-of";
import { moveAutomaton, REFUSED_WORDS, wordAutomaton } from "../move-automaton";

/** What a word does to a plane of named cells, and the cells that the blank was on: naive. */
function effect(word: string): { tiles: string; rows: number[]; columns: number[] } {
  const plane = new Map<string, string>();
  let [row, column] = [0, 0];
  const [rows, columns] = [[0], [0]];
  for (const move of word) {
    const [r, c] = [row + [-1, 1, 0, 0][Number(move)]!, column + [0, 0, -1, 1][Number(move)]!];
    plane.set(`${row},${column}`, plane.get(`${r},${c}`) ?? `${r},${c}`);
    plane.set(`${r},${c}`, "blank");
    [row, column] = [r, c];
    rows.push(r);
    columns.push(c);
  }
  const moved = [...plane].filter(
    ([cell, tile]) => cell !== tile && (tile !== "blank" || cell !== "0,0"),
  );
  return { tiles: moved.map(String).sort().join(" "), rows, columns };
}

function words(length: number): string[] {
  if (length === 0) return [""];
  return words(length - 1).flatMap((word) => ["0", "1", "2", "3"].map((move) => word + move));
}

it("refuses a word only for a smaller one with the same effect in its rectangle", () => {
  const smaller = new Map<string, string[]>();
  for (let length = 0; length <= 6; length++) {
    for (const word of words(length)) {
      const { tiles } = effect(word);
      smaller.set(tiles, [...(smaller.get(tiles) ?? []), word]);
    }
  }
  for (const word of moveAutomaton(6).words) {
    const own = effect(word);
    const isReplaceable = smaller.get(own.tiles)!.some((other) => {
      const { rows, columns } = effect(other);
      const before = other.length < word.length || (other.length === word.length && other < word);
      return (
        before &&
        Math.min(...rows) >= Math.min(...own.rows) &&
        Math.max(...rows) <= Math.max(...own.rows) &&
        Math.min(...columns) >= Math.min(...own.columns) &&
        Math.max(...columns) <= Math.max(...own.columns)
      );
    });
    expect(isReplaceable, word).toBe(true);
  }
});

it("knows the moves back and the ways twice round a square", () => {
  expect(moveAutomaton(4).words).toEqual(["01", "10", "23", "32"]);
  expect(moveAutomaton(6).words).toEqual([
    ...["01", "10", "23", "32"],
    ...["203120", "213021", "302130", "312031"],
  ]);
  expect([8, 10].map((length) => moveAutomaton(length).words.length)).toEqual([40, 340]);
});

for (const [rows, columns] of tableOf("2 2, 2 3, 3 2, 2 4")) {
  it(`reaches every state of ${rows}×${columns} at the same depth as without it`, () => {
    const { depth, near } = allBoards(rows, columns);
    expect(prunedDepths(near, moveAutomaton(10).next)).toEqual(depth);
  });
}

for (const order of ["UDLR", "DLRU", "RULD", "LURD"]) {
  it(`keeps the first of all shortest ways in the order ${order}`, () => {
    const { next, words } = moveAutomaton(10, order);
    expect(words).not.toEqual([]);
    for (const [rows, columns, blank, deepest] of tableOf(
      "2 2 0 99, 2 3 0 99, 2 3 4 99, 3 2 5 99, 3 3 4 13, 4 4 15 10",
    )) {
      for (const way of firstWays(rows, columns, blank, order, deepest)) {
        let state = 0;
        for (const move of way) {
          state = next[4 * state + "UDLR".indexOf(move)]!;
          if (state < 0) break;
        }
        holdEqual(state >= 0, true, () => [way, rows, columns, blank]);
      }
    }
  });
}

it("builds an automaton that refuses just what holds a refused word, a state a prefix", () => {
  for (const refused of [["01", "10", "23", "32", "203120"], ["0123", "22", "3331"], ["2"]]) {
    const next = wordAutomaton(refused);
    const prefixes = refused.flatMap((word) => [...word].map((_, size) => word.slice(0, size)));
    expect(next.length).toBe(4 * new Set(prefixes).size);
    for (const word of [...words(6), ...words(3).map((word) => `2031${word}`)]) {
      let state = 0;
      for (const move of word) if (state >= 0) state = next[4 * state + Number(move)]!;
      expect(state < 0, word).toBe(refused.some((part) => word.includes(part)));
    }
  }
});

it("has the words up to length 8 at hand", () => {
  expect(REFUSED_WORDS).toEqual(moveAutomaton(8).words);
  expect(wordAutomaton(REFUSED_WORDS)).toEqual(moveAutomaton(8).next);
});

it("refuses other lengths and orders", () =>
  expect(moveAutomaton(2).words).toEqual(["01", "10", "23", "32"]));

/** Depths of all boards in the order of discovery, and the numbers of the boards after each move. */
function allBoards(rows: number, columns: number) {
  const distance = slideDistances(rows, columns);
  const number = new Map([...distance.keys()].map((board, at) => [board, at]));
  const near = [...number.keys()].map((board) =>
    slid(board, rows, columns).map((moved) => number.get(moved ?? "")),
  );
  return { depth: [...distance.values()], near };
}

/** The same depths by a search over pairs of board and automaton state; -1 for boards never reached. */
function prunedDepths(near: readonly (number | undefined)[][], next: Int16Array): number[] {
  const states = next.length / 4;
  const depth = near.map(() => -1);
  const seen = new Uint8Array(near.length * states);
  let layer = [0]; // board · states + state
  for (let moves = 0; layer.length > 0; moves++) {
    const after: number[] = [];
    for (const pair of layer) {
      const [board, state] = [Math.floor(pair / states), pair % states];
      if (depth[board]! < 0) depth[board] = moves;
      for (let move = 0; move < 4; move++) {
        const [moved, reached] = [near[board]![move], next[4 * state + move]!];
        if (moved === undefined || reached < 0) continue;
        const child = moved * states + reached;
        if (seen[child]) continue;
        seen[child] = 1;
        after.push(child);
      }
    }
    layer = after;
  }
  return depth;
}

/**
 * For every board to that depth the first of its shortest ways in the order: layers are kept sorted by
 * way, so the first way that meets a board is the first of all.
 */
function firstWays(
  rows: number,
  columns: number,
  start: number,
  order: string,
  deepest: number,
): string[] {
  const tiles = goalOf(rows * columns).slice(0, -1);
  const ways = new Map([[boardKey([...tiles.slice(0, start), 0, ...tiles.slice(start)]), ""]]);
  for (const [board, way] of ways) {
    if (way.length === deepest) break;
    const after = slid(board, rows, columns);
    for (const move of order) {
      const child = after["UDLR".indexOf(move)];
      if (child !== undefined && !ways.has(child)) ways.set(child, way + move);
    }
  }
  return [...ways.values()];
}
