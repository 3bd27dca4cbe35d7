import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SlidingTable } from "../../lib/sliding/sliding-table";
import { bytes, run } from "../../scripts/testing/on-text";
import { aStar, solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

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
  const { distance } = new SlidingTable(3, 3, cells);
  return distance.filter((away) => away < moves).length;
}
