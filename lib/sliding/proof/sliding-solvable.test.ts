import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { slideDistances } from "../../../scripts/testing/naive-slides";
import { tableOf } from "../../io/proof/rows-of";
import { reachableStates, slidingSolvable } from "../sliding-solvable";

/** Calls back with every order of the tiles: the letters, and the same array again and again. */
function eachBoard(
  rest: string,
  back: (letters: string, cells: number[]) => void,
  letters = "",
  cells: number[] = [],
): void {
  if (rest === "") back(letters, cells);
  for (const letter of rest) {
    cells.push(letter.charCodeAt(0) - 65);
    eachBoard(rest.replace(letter, ""), back, letters + letter, cells);
    cells.pop();
  }
}

const board = (text: string) => text.split(" ").map(Number);

for (const [rows, columns] of tableOf("1 1, 1 2, 1 5, 2 1, 6 1, 2 2, 2 3, 3 2, 2 4, 4 2")) {
  it(`is right for every board of ${rows}×${columns}`, () => {
    const boards = slideDistances(rows, columns);
    expect(reachableStates(rows, columns)).toBe(BigInt(boards.size));
    eachBoard("ABCDEFGH".slice(0, rows * columns), (letters, cells) => {
      const there = boards.has(letters);
      holdEqual(slidingSolvable(rows, columns, cells), there, () => cells.join(" "));
    });
  });
}

it("is right for every board of 3×3: one that moves reach, and the same with two tiles exchanged", () => {
  const boards = slideDistances(3, 3);
  expect(reachableStates(3, 3)).toBe(BigInt(boards.size));
  const exchanged = [0, 2, 1, 3, 4, 5, 6, 7, 8];
  const [cells, odd] = [new Array<number>(9), new Array<number>(9)];
  for (const letters of boards.keys()) {
    for (let cell = 0; cell < 9; cell++) {
      cells[cell] = letters.charCodeAt(cell) - 65;
      odd[cell] = exchanged[cells[cell]!]!;
    }
    holdEqual(slidingSolvable(3, 3, cells), true, letters);
    holdEqual(slidingSolvable(3, 3, odd), false, letters);
  }
});

it("knows the documents' examples", () => {
  expect(slidingSolvable(3, 3, board("1 2 3 0 4 6 7 5 8"))).toBe(true);
  expect(slidingSolvable(4, 4, board("2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0"))).toBe(false);
  expect(slidingSolvable(2, 4, board("0 7 2 1 4 6 3 5"))).toBe(false);
  expect(slidingSolvable(2, 2, board("1 3 2 0"))).toBe(false);
});

it("has the documents' table of reachable states", () => {
  const table: [number, number, bigint][] = [
    [1, 7, 7n],
    [2, 2, 12n],
    [2, 3, 360n],
    [2, 4, 20_160n],
    [2, 5, 1_814_400n],
    [2, 6, 239_500_800n],
    [3, 4, 239_500_800n],
    [2, 7, 43_589_145_600n],
    [2, 8, 10_461_394_944_000n],
    [4, 4, 10_461_394_944_000n],
    [3, 3, 181_440n],
    [3, 5, 653_837_184_000n],
    [5, 5, 7_755_605_021_665_492_992_000_000n],
  ];
  for (const [rows, columns, states] of table) {
    expect(reachableStates(rows, columns)).toBe(states);
    expect(reachableStates(columns, rows)).toBe(states);
  }
});

it("manages large boards", () => {
  const large = Array.from({ length: 10_000 }, (_, cell) => (cell + 1) % 10_000);
  expect(slidingSolvable(100, 100, large)).toBe(true);
  [large[0], large[1]] = [large[1]!, large[0]!];
  expect(slidingSolvable(100, 100, large)).toBe(false);
});

it("refuses what is no board: fractions, negative and repeated tiles, sides that do not fit", () => {
  const refused = (rows: number, columns: number, tiles: unknown, message: string) =>
    expect(() => slidingSolvable(rows, columns, tiles as number[])).toThrow(message);
  const expected = "slidingSolvable: expected each of 0 … 3 once";
  refused(2, 2, [0, 1, 2.5, 3], `${expected}, got 2.5 on cell 2`);
  refused(2, 2, [0, 1, -1, 3], `${expected}, got -1 on cell 2`);
  refused(2, 2, [0, 1, 1, 3], `${expected}, got 1 on cell 2`);
  refused(2, 2, [0, 1, 2, 4], `${expected}, got 4 on cell 3`);
  refused(2, 2, [0, 1, 2, Number.NaN], `${expected}, got NaN on cell 3`);
  refused(2, 2, [0, 1, 2, "3"], `${expected}, got 3 on cell 3`);
  refused(2, 2, [0, 1, 2], "slidingSolvable: expected 4 cells, got 3");
  refused(2, 3, [0, 1, 2, 3], "slidingSolvable: expected 6 cells, got 4");
  const sides = "expected whole sides from 1 on, of at most 67108864 cells, got";
  refused(0, 4, [], `slidingSolvable: ${sides} 0 × 4`);
  refused(1.5, 2, [0, 1, 2], `slidingSolvable: ${sides} 1.5 × 2`);
  refused(-2, -2, [0, 1, 2, 3], `slidingSolvable: ${sides} -2 × -2`);
  refused(Number.NaN, 2, [], `slidingSolvable: ${sides} NaN × 2`);
  refused(2 ** 14, 2 ** 13, [], `slidingSolvable: ${sides} 16384 × 8192`);
  expect(reachableStates(1, 2 ** 26)).toBe(2n ** 26n);
  expect(() => reachableStates(2, 0.5)).toThrow(`reachableStates: ${sides} 2 × 0.5`);
});
