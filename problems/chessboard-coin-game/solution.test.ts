import { expect, test } from "vitest";
import { grundy } from "../../lib/game/grundy";
import { gridMoves } from "../../lib/grid/grid-moves";
import { run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { solve } from "./solution";
import { validate } from "./validate";

test("the edges", () => {
  expect(run(solve, "3\n0\n1\n1 1\n1\n5 3\n")).toBe("Second\nSecond\nFirst\n");
});

test("the table of the board: lost squares and how often each number occurs", () => {
  const steps = [
    [-2, 1],
    [-2, -1],
    [1, -2],
    [-1, -2],
  ].map(([rows, columns]) => ({ rows: rows!, columns: columns! }));
  const numbers = grundy(225, gridMoves(15, 15, steps));
  const count = [0, 0, 0, 0, 0];
  for (let cell = 0; cell < 225; cell++) {
    const [x, y] = [Math.floor(cell / 15) + 1, (cell % 15) + 1];
    const low = (at: number) => at % 4 === 1 || at % 4 === 2;
    expect(numbers[cell] === 0).toBe(low(x) && low(y));
    count[numbers[cell]!]!++;
  }
  expect(count).toEqual([64, 72, 47, 36, 6]);
});

test("every square beside a third of them, played out by the brute force", () => {
  const squares = [...Array(225).keys()].map((at) => `${Math.floor(at / 15) + 1} ${(at % 15) + 1}`);
  const tests = squares.flatMap((a, at) =>
    squares.filter((_, b) => b >= at && b % 3 === 0).map((b) => `2\n${a}\n${b}\n`),
  );
  const input = `${tests.length}\n${tests.join("")}`;
  expect(run(solve, input) === run(brute, input)).toBe(true);
});

test("more coins than are read at once", () => {
  for (const coins of [999, 1000, 1001, 2000, 2001, 2345]) {
    const input = `1\n${coins}\n${"5 3\n".repeat(coins)}`;
    expect(run(solve, input)).toBe(coins % 2 === 1 ? "First\n" : "Second\n");
  }
});

test("reports bad input with its line", () => {
  expect(() => run(solve, "1\n1\n0 4\n")).toThrow("line 3, column 1: expected x and y in [1, 15]");
  expect(() => run(solve, "1\n1\n4 16\n")).toThrow("line 3, column 3: expected x and y in [1, 15]");
  expect(() => run(solve, "1\n2\n4 4\n")).toThrow("line 4");
  expect(() => run(solve, "-1\n")).toThrow("line 1, column 1: expected T in [0, ");
  expect(() => run(solve, "1\n-2\n")).toThrow("line 2, column 1: expected k in [0, ");
  expect(() => validate(new TextEncoder().encode("1\n1001\n"))).toThrow("k in [0, 1000]");
});
