import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { aStar, solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "1 3 0\n4 2 5\n7 8 6\n")).toBe("4\n");
  expect(run(solve, "1 2 3\n4 5 6\n7 8 0\n")).toBe("0\n");
  expect(run(solve, "﻿1 2 3\r\n4 5 6\r\n7 0 8")).toBe("1\n");
  expect(run(solve, "8 6 7\n2 5 4\n3 0 1\n")).toBe("31\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 60, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1 2 3\n4 5 6\n7 8\n")).toThrow("line 4");
  expect(() => answer("9 1 2\n3 4 5\n6 7 8\n")).toThrow("a tile in [0, 8]");
  expect(() => check("1 2 3\n4 5 6\n8 7 0\n")).toThrow("a board that can be solved");
});

test("the README's counts of expanded boards", () => {
  const readme = readFileSync(join(__dirname, "README.md"), "utf8");
  const rows = readme.match(/^\| (sample|edge|random)-.*\|$/gm)!.map((row) => row.split(" | "));
  expect(rows).toHaveLength(8);
  for (const [name, ...counts] of rows) {
    const path = join(__dirname, "../../cases/eight-puzzle-steps", `${name!.slice(2)}.in`);
    const cells = readFileSync(path, "utf8").match(/\d/g)!.map(Number);
    const { moves, expanded } = aStar(cells);
    expect([name, ...counts.map(Number.parseFloat)]).toEqual([
      name,
      moves,
      expanded,
      nearer(cells, moves),
    ]);
  }
});

/** The number of boards fewer than `moves` moves away. */
function nearer(cells: readonly number[], moves: number): number {
  let layer = [Number(cells.join(""))];
  const seen = new Set(layer);
  for (let made = 1; made < moves; made++) {
    layer = layer.flatMap((board) =>
      slides(board).filter((next) => !seen.has(next) && seen.add(next)),
    );
  }
  return moves === 0 ? 0 : seen.size;
}

/** The boards one move away; a board is its nine digits as one number. */
function slides(board: number): number[] {
  const digits = `${board}`.padStart(9, "0");
  const blank = digits.indexOf("0");
  const places = [blank - 3, blank + 3, blank - (blank % 3 && 1), blank + (blank % 3 < 2 ? 1 : 0)];
  return places
    .filter((cell) => cell >= 0 && cell < 9 && cell !== blank)
    .map((cell) => board + Number(digits[cell]) * (10 ** (8 - blank) - 10 ** (8 - cell)));
}
