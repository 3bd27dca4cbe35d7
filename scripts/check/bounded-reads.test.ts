import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";

// A solution reads each number with its bound: an input that breaks the statement is an RE that names
// place and value, never a wrong answer.

const paths = globSync("problems/*/solution.ts", { cwd: TOOL, posix: true }).sort();
const isBare = (text: string) => /scanner\.int\(\)/.test(text);

it("no solution reads a number without its bound", () => {
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => isBare(readFileSync(join(TOOL, path), "utf8")))).toEqual([]);
  expect(isBare("const n = scanner.int();")).toBe(true);
  expect(isBare("writer.int(scanner.intIn(1, 9, 'n'))")).toBe(false);
});

it.each([
  ["15-puzzle-problem", "0"],
  ["8-queens-chess-problem", "-1"],
  ["another-game", "1 1 -3"],
  ["bachets-game", "5 1 0"],
  ["commedia-dell-arte", "0"],
  ["eight-digits", "12345677"],
  ["minimum-knight-moves", "0"],
  ["misere-nim", "1 1 -3"],
  ["nim-game-1", "1 1 -3"],
  ["nim-game-2", "1 1 -3"],
  ["s-nim", "1 -3"],
  ["stair-game", "1 1 -3"],
  ["stick-game", "5 1 -3"],
  ["stones", "1 5 -3"],
])("%s names place and value of what is outside", async (slug, input) => {
  const { solve } = (await import(join(TOOL, `problems/${slug}/solution.ts`))) as {
    solve: (input: Uint8Array) => Uint8Array;
  };
  const value = input.slice(input.lastIndexOf(" ") + 1);
  const place = `line 1, column ${input.length - value.length + 1}: expected `;
  expect(() => solve(new TextEncoder().encode(`${input}\n`))).toThrow(place);
  expect(() => solve(new TextEncoder().encode(`${input}\n`))).toThrow(`"${value}"`);
});
