import { describe, expect, it } from "vitest";
import { permutationHalfUnrank } from "../sequence/permutation-rank";
import { HEURISTICS, pointsInPlace, slidingHeuristic } from "./sliding-heuristic";
import { SlidingTable } from "./sliding-table";

const table = new SlidingTable(3, 3);
const tiles = new Uint8Array(8);
const board = new Uint8Array(9);

/** Values of a heuristic on all 181,440 states. */
function values(of: (board: Uint8Array) => number): Uint8Array {
  return table.distance.map((_, state) => {
    const blank = Math.floor(state / 20160);
    permutationHalfUnrank(state % 20160, 0, 8, tiles);
    for (let cell = 0, next = 0; cell < 9; cell++) {
      board[cell] = cell === blank ? 0 : tiles[next++]! + 1;
    }
    return of(board);
  });
}

describe("slidingHeuristic", () => {
  for (const name of HEURISTICS) {
    it(`${name} is admissible and consistent on all 3×3 states if it says so`, () => {
      const heuristic = slidingHeuristic(name, 3, 3);
      const value = values(heuristic.of);
      let [above, jumps] = [0, 0];
      for (let state = 0; state < value.length; state++) {
        if (value[state]! > table.distance[state]!) above++;
        for (let move = 0; move < 4; move++) {
          const next = table.step(state, move);
          if (next >= 0 && value[state]! - value[next]! > 1) jumps++;
        }
      }
      expect(above === 0).toBe(heuristic.admissible);
      expect(above === 0 && jumps === 0).toBe(heuristic.consistent);
      expect(value[table.stateOf([1, 2, 3, 4, 5, 6, 7, 8, 0])]).toBe(0);
    });
  }

  it("knows the report's 2×4 example: one tile in place, 18 with the blank, 14 without", () => {
    const example = Uint8Array.of(0, 7, 2, 1, 4, 6, 3, 5);
    expect(pointsInPlace(example)).toBe(1);
    expect(slidingHeuristic("manhattan-with-blank", 2, 4).of(example)).toBe(18);
    expect(slidingHeuristic("manhattan", 2, 4).of(example)).toBe(14);
    expect(slidingHeuristic("misplaced", 2, 4).of(example)).toBe(6);
    expect(slidingHeuristic("tiles-in-place", 2, 4).of(example)).toBe(7);
  });

  it("sees a linear conflict of three as four moves", () => {
    const reversed = Uint8Array.of(3, 2, 1, 4, 5, 6, 7, 8, 0);
    const manhattan = slidingHeuristic("manhattan", 3, 3).of(reversed);
    expect(slidingHeuristic("linear-conflict", 3, 3).of(reversed)).toBe(manhattan + 4);
  });

  it("orders the averages as the literature does", () => {
    const mean = (name: (typeof HEURISTICS)[number]) =>
      values(slidingHeuristic(name, 3, 3).of).reduce((sum, value) => sum + value, 0);
    expect(mean("misplaced")).toBeLessThan(mean("manhattan"));
    expect(mean("manhattan")).toBeLessThan(mean("linear-conflict"));
    expect(mean("manhattan")).toBeLessThan(mean("walking-distance"));
    expect(mean("linear-conflict")).toBeLessThan(mean("pattern-databases"));
  });
});

it("pointsInPlace counts the tiles in place, none of which is the blank", () => {
  expect(pointsInPlace([1, 2, 3, 0])).toBe(3);
  expect(pointsInPlace([1, 3, 2, 0])).toBe(1);
  expect(pointsInPlace([0, 2, 1, 3])).toBe(1);
  expect(pointsInPlace([2, 1, 0, 3])).toBe(0);
});
