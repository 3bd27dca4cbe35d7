import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { queensAll } from "../queens-all";
import { queensCompletion } from "../queens-completion";
import { isQueensPlacement } from "../queens-conflicts";
import { queensLocalSearch } from "../queens-local-search";
import { queensPlacement } from "../queens-placement";

function extended(partial: ArrayLike<number>): boolean {
  const rows = queensCompletion(partial);
  if (!rows) return false;
  expect(isQueensPlacement(rows)).toBe(true);
  for (let at = 0; at < partial.length; at++)
    if (partial[at] !== -1) expect(rows[at]).toBe(partial[at]);
  return true;
}

it("says yes and no as the list of all placements does, on random given queens to n = 8", () => {
  const random = new Random(1);
  for (let n = 1; n <= 8; n++) {
    const all: number[][] = [];
    queensAll(n, (rows) => all.push([...rows]));
    for (let round = 0; round < 200; round++) {
      const partial = Array<number>(n).fill(-1);
      for (let queens = random.int(0, n); queens > 0; queens--)
        partial[random.int(0, n - 1)] = random.int(0, n - 1);
      const possible = all.some((rows) => partial.every((row, at) => row < 0 || row === rows[at]));
      expect(extended(partial), partial.join()).toBe(possible);
    }
  }
});

it("completes what was taken out of a placement, to n = 48", () => {
  const random = new Random(2);
  for (let n = 10; n <= 48; n++) {
    const partial = [...queensLocalSearch(n, n)!];
    for (let out = random.int(0, n); out > 0; out--) partial[random.int(0, n - 1)] = -1;
    expect(extended(partial)).toBe(true);
  }
});

it("fills an empty board of 50, and knows that 2 and 3 have none", () => {
  expect([extended(Array(50).fill(-1)), extended([])]).toEqual([true, true]);
  expect([extended([-1, -1]), extended([-1, -1, -1])]).toEqual([false, false]);
});

it("always takes the line with the fewest free squares: without that these boards take hours", () => {
  for (const [n, columns] of tableOf("47 25, 53 26, 55 30, 59 30")) {
    const placement = queensPlacement(n)!;
    const left = Array<number>(n).fill(-1);
    const transposed = Array<number>(n).fill(-1);
    for (let column = 0; column < columns; column++) {
      left[column] = placement[column]!;
      transposed[placement[column]!] = column;
    }
    expect([extended(left), extended(transposed)]).toEqual([true, true]);
  }
});

it("goes on when its first run gives up", () => {
  // Found by trial; 260 queens are not enough here.
  const rows =
    "4 25 . . . . 9 17 . 0 . . . . 15 . . 6 . . . . . . . 27 . . . 38 . 19 7 26 . 3 . 31 . 2";
  expect(extended(rows.split(" ").map((row) => (row === "." ? -1 : Number(row))))).toBe(true);
});

it("takes boards to n = 1,000, and an empty one whose first limits are a multiple of its size", () => {
  expect([extended(queensPlacement(1000)!), extended(Array(25).fill(-1))]).toEqual([true, true]);
});

it("gives the same rows for the same seed", () => {
  const partial = Array<number>(40).fill(-1);
  expect(queensCompletion(partial, 5)).toEqual(queensCompletion(partial, 5));
});

it("refuses a row off the board", () =>
  expect(() => queensCompletion({ length: 1001 })).toThrow("at most 1,000 columns, got 1001"));
