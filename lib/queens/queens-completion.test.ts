import { describe, expect, it } from "vitest";
import { Random } from "../sequence/random";
import { queensAll } from "./queens-all";
import { queensCompletion } from "./queens-completion";
import { isQueensPlacement } from "./queens-conflicts";
import { queensLocalSearch } from "./queens-local-search";

function extended(given: ArrayLike<number>): boolean {
  const rows = queensCompletion(given);
  if (!rows) return false;
  expect(isQueensPlacement(rows)).toBe(true);
  for (let at = 0; at < given.length; at++) if (given[at] !== -1) expect(rows[at]).toBe(given[at]);
  return true;
}

describe("queensCompletion", () => {
  it("says yes and no as the list of all placements does, on random given queens to n = 8", () => {
    const random = new Random(1);
    for (let n = 1; n <= 8; n++) {
      const all: number[][] = [];
      queensAll(n, (rows) => all.push([...rows]));
      for (let round = 0; round < 200; round++) {
        const given = Array<number>(n).fill(-1);
        for (let queens = random.int(0, n); queens > 0; queens--) {
          given[random.int(0, n - 1)] = random.int(0, n - 1);
        }
        const possible = all.some((rows) => given.every((row, at) => row < 0 || row === rows[at]));
        expect(extended(given), given.join()).toBe(possible);
      }
    }
  });

  it("completes what was taken out of a placement, to n = 48", () => {
    const random = new Random(2);
    for (let n = 10; n <= 48; n++) {
      const given = [...queensLocalSearch(n, n)!];
      for (let out = random.int(0, n); out > 0; out--) given[random.int(0, n - 1)] = -1;
      expect(extended(given)).toBe(true);
    }
  });

  it("fills an empty board of 50, and knows that 2 and 3 have none", () => {
    expect(extended(Array(50).fill(-1))).toBe(true);
    expect(extended([])).toBe(true);
    expect(extended([-1, -1])).toBe(false);
    expect(extended([-1, -1, -1])).toBe(false);
  });

  it("gives the same rows for the same seed", () => {
    const given = Array<number>(40).fill(-1);
    expect(queensCompletion(given, 5)).toEqual(queensCompletion(given, 5));
  });

  it("refuses a row off the board", () => {
    expect(() => queensCompletion([0, 4, -1, -1])).toThrow(
      "row of column 1 must be in [-1, 4), got 4",
    );
    expect(() => queensCompletion({ length: 1001 })).toThrow("at most 1,000 columns, got 1001");
  });
});
