import { expect, test } from "vitest";
import { solve as brute } from "./brute";
import { check } from "./check";
import { solve } from "./solution";
import { validate } from "./validate";

const NEAR = "5\n.....\n.@@..\n.....\n.....\n.....\n";
const NEAR_ANSWER = ".....\n.@@..\n...@.\n.@...\n.....\n";
const ROUND = "5\n@..@.\n..##.\n.....\n.....\n.....\n";
const ROUND_ANSWER = "@..@.\n..##.\n.@@..\n...@.\n.@...\n";
const NONE = "5\n@....\n..#..\n.#...\n.....\n....@\n";

test("the official samples and the edges", () => {
  expect(judge(NEAR, NEAR_ANSWER, run(solve, NEAR))).toBe("AC");
  expect(judge(ROUND, ROUND_ANSWER, run(solve, ROUND))).toBe("AC");
  expect(run(solve, "\ufeff3\r\n@..\r\n###\r\n#@#")).toBe("@..\n###\n#@#\n");
});

test("on every 4 × 4 board of a few cut cells the checker takes exactly the shortest ways", () => {
  // The cells that may be marked lie on six of the sixteen cells; all their subsets are tried.
  const board = [..."@.#..#....#.#..@"];
  const free = board.flatMap((cell, at) => (cell === "." ? [at] : []));
  const input = `4\n${rows(board)}`;
  const expected = run(brute, input);
  const taken: string[] = [];
  for (let set = 0; set < 1 << free.length; set++) {
    const marked = [...board];
    for (const [bit, at] of free.entries()) if ((set >> bit) & 1) marked[at] = "@";
    if (judge(input, expected, rows(marked)) === "AC") taken.push(rows(marked));
  }
  expect(taken.sort()).toEqual(shortestWays(board).map(rows).sort());
  expect(taken.length).toBeGreaterThan(0);
});

test("the checker refuses what is no shortest way, and says why", () => {
  const fault = (output: string) => {
    const result = check(bytes(NEAR), bytes(NEAR_ANSWER), bytes(output));
    return "message" in result ? result.message : result.verdict;
  };
  expect(fault("Impossible\n")).toBe('expected a way, found "Impossible"');
  expect(fault(".....\n.@@..\n")).toBe("expected 5 rows, found 2");
  expect(fault(NEAR_ANSWER.replace(".....\n", "....\n"))).toBe("row 1: expected 5 cells, found 4");
  expect(fault(NEAR_ANSWER.replace("...@.", "#..@."))).toBe('row 3, column 1: "." became "#"');
  expect(fault(NEAR_ANSWER.replace(".....", "....@"))).toBe("4 marks are enough, found 5");
  expect(fault(NEAR_ANSWER.replace("...@.", "..@.."))).toBe("the marks do not join the two ends");
  expect(fault(NEAR_ANSWER.replace(/@/g, "."))).toBe('row 2, column 2: "@" became "."');
  expect(judge(NONE, "Impossible\n", NONE.slice(2))).toBe("WA");
  expect(judge(NONE, "Impossible\n", "Impossible\n1\n")).toBe("WA");
});

test("reports bad input with its place", () => {
  expect(() => run(solve, "2\n..\n.\n")).toThrow("a row of 2 characters");
  expect(() => validate(bytes("2\n..\n.@\n"))).toThrow("two @ (there are 1)");
  expect(() => validate(bytes("2\n.x\n@@\n"))).toThrow("2 of . # @");
  expect(() => validate(bytes("1\n@\n"))).toThrow("n in [2, 50]");
  expect(() => validate(bytes("2\n@@\n..\n5"))).toThrow("the end of the input");
});

/** All boards with one of the shortest ways marked, by trying all ways of few moves. */
function shortestWays(board: readonly string[]): string[][] {
  const [from, to] = [board.indexOf("@"), board.lastIndexOf("@")];
  for (let moves = 1; ; moves++) {
    const shortest = ways(board, [from], to, moves);
    if (shortest.length > 0) return shortest;
  }
}

function ways(board: readonly string[], path: number[], to: number, left: number): string[][] {
  const last = path[path.length - 1]!;
  if (left === 0) {
    return last === to ? [board.map((cell, at) => (path.includes(at) ? "@" : cell))] : [];
  }
  const next = board.flatMap((cell, at) => {
    const [a, b] = [Math.abs((last >> 2) - (at >> 2)), Math.abs((last & 3) - (at & 3))];
    return a * b === 2 && cell !== "#" ? [at] : [];
  });
  return next.flatMap((at) => ways(board, [...path, at], to, left - 1));
}

function rows(board: readonly string[]): string {
  return board.join("").replace(/.{4}/g, "$&\n");
}

function judge(input: string, expected: string, actual: string): string {
  return check(bytes(input), bytes(expected), bytes(actual)).verdict;
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function run(program: (input: Uint8Array) => Uint8Array, input: string): string {
  return new TextDecoder().decode(program(bytes(input)));
}
