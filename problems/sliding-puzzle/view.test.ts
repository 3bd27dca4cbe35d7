import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SlidingBoard } from "../../lib/sliding/sliding-board";
import { solve } from "./solution";
import { RACERS, race, searchTree, solution, view } from "./view";

const CASES = join(__dirname, "../../cases/sliding-puzzle");
// Korf's boards take seconds; the others have lines of up to 100 cells, more than a page draws.
const SKIPPED = /korf|edge-solved|random-lines|large-/;
const inputs = readdirSync(CASES).filter((file) => file.endsWith(".in") && !SKIPPED.test(file));

describe("the page's answer", () => {
  it.each(inputs)("is as short as the solution's on %s, and solves the board", (file) => {
    const text = readFileSync(join(CASES, file), "utf8");
    for (const scene of view.scenes(text, 4)) {
      const input = new TextEncoder().encode(view.input(scene));
      const solved = new TextDecoder().decode(solve(input));
      const answer = view.answer(scene);
      expect(answer.split("\n")[0]).toBe(solved.split("\n")[0]);
      const moves = solution(scene);
      if (!moves) continue;
      const boards = new SlidingBoard(scene.rows, scene.columns).replay(scene.board, moves);
      const goal = Array.from(scene.board, (_, cell) => (cell + 1) % scene.board.length);
      expect([...boards.at(-1)!]).toEqual(goal);
    }
  });
});

it("a 5×5 board gets some solution", () => {
  const board = [...Array.from({ length: 23 }, (_, at) => at + 1), 0, 24];
  expect(solution({ rows: 5, columns: 5, board })).toEqual([3]);
});

it("refuses what is no board", () => {
  expect(() => view.scenes("1 2 2 1 1 2 3", 9)).toThrow("expected each of 0 … 3 once");
  expect(() => view.scenes("1 9 9", 9)).toThrow("at most 36 cells");
  const lines = readFileSync(join(CASES, "edge-solved.in"), "utf8");
  expect(() => view.scenes(lines, 1000)).toThrow("at most 36 cells");
  expect(() => view.scenes("1 2 2 1 9", 9)).toThrow('expected a tile in 0 … 3, got "9"');
});

it("every optimal racer finds a shortest way on the hardest kind of start, others some way", () => {
  const scene = { rows: 3, columns: 3, board: [8, 6, 7, 2, 5, 4, 3, 0, 1] };
  const shortest = solution(scene)!.length;
  for (const { name, isOptimal } of RACERS) {
    if (name === "iterative deepening") continue; // takes seconds from here
    const result = race(name, scene, { maxStates: 400_000 })!;
    if (isOptimal) expect(result.moves?.length, name).toBe(shortest);
    else expect(result.moves!.length, name).toBeGreaterThanOrEqual(shortest);
    expect(result.expanded).toBeGreaterThan(0);
  }
  const near = { ...scene, board: [1, 2, 3, 0, 4, 6, 7, 5, 8] };
  expect(race("iterative deepening", near, {})?.moves).toHaveLength(3);
  expect(race("IDA*, pattern database", { ...near, rows: 1, columns: 9 }, {})).toBeUndefined();
});

it("the search tree grows by what A* expands", () => {
  const scene = { rows: 3, columns: 3, board: [1, 2, 3, 0, 4, 6, 7, 5, 8] };
  expect(searchTree(scene, 0).parts).toHaveLength(1);
  expect(searchTree(scene, 1).parts).toHaveLength(4);
  const whole = searchTree(scene, 30);
  expect(whole.parts.join("")).toContain("3 + 0 = 3 · 4th");
  expect(whole.parts[0]).toContain("0 + 3 = 3 · 1st");
});
