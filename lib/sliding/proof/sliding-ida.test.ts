import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { manhattanIda } from "../manhattan-ida";
import { moveAutomaton } from "../move-automaton";
import { slidingIda } from "../sliding-ida";

const automaton = moveAutomaton(2).next;

/** Plain IDA* with Manhattan distance on arrays, counting as slidingIda does: the naive twin. */
function twin(
  rows: number,
  columns: number,
  start: number[],
  order: string,
  refused: readonly string[],
): [string, number, number] {
  let expanded = 0;
  let generated = 1;
  const board = [...start];
  const value = () =>
    board.reduce((sum, tile, cell) => {
      if (tile === 0) return sum;
      const rowsAway = Math.abs(Math.floor(cell / columns) - Math.floor((tile - 1) / columns));
      return sum + rowsAway + Math.abs((cell % columns) - ((tile - 1) % columns));
    }, 0);
  const visit = (left: number, path: string): string | undefined => {
    expanded++;
    const blank = board.indexOf(0);
    for (const move of order) {
      const row = Math.floor(blank / columns) + (move === "U" ? -1 : move === "D" ? 1 : 0);
      const column = (blank % columns) + (move === "L" ? -1 : move === "R" ? 1 : 0);
      if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
      const longer = path + "UDLR".indexOf(move);
      if (refused.some((word) => longer.endsWith(word))) continue;
      generated++;
      const other = row * columns + column;
      [board[blank], board[other]] = [board[other]!, 0];
      const rest = value() > left - 1 ? undefined : left === 1 ? "" : visit(left - 1, longer);
      [board[blank], board[other]] = [0, board[blank]!];
      if (rest !== undefined) return move + rest;
    }
    return undefined;
  };
  for (let bound = value(); bound !== 0; bound += 2) {
    const way = visit(bound, "");
    if (way !== undefined) return [way, expanded, generated];
  }
  return ["", expanded, generated];
}

for (const [rows, columns, text] of [
  [2, 3, "4 5 0 1 2 3"],
  [3, 2, "0 5 4 3 2 1"],
  [3, 3, "1 2 3 0 4 6 7 5 8"],
  [3, 3, "4 1 3 2 8 0 7 6 5"],
  [2, 4, "5 1 2 4 6 3 7 0"],
  [4, 4, "5 1 2 4 9 6 3 7 13 10 11 8 0 14 15 12"],
] as const) {
  for (const order of ["UDLR", "DRLU"]) {
    it(`walks node by node as the plain search does: ${text}, ${order}`, () => {
      const board = text.split(" ").map(Number);
      for (const length of [2, 8]) {
        const { words, next } = moveAutomaton(length);
        const [way, expanded, generated] = twin(rows, columns, board, order, words);
        const heuristic = manhattanIda(rows, columns);
        const run = (count: "expanded" | "generated") =>
          slidingIda(rows, columns, heuristic, { automaton: next, order, count })(board);
        const solution = run("expanded");
        expect([...solution.moves!].map((move) => "UDLR"[move]).join("")).toBe(way);
        expect(solution.nodes).toBe(expanded);
        expect(run("generated").nodes).toBe(generated);
      }
    });
  }
}

it("stops at its budget and returns the bound it had reached", () => {
  const search = slidingIda(4, 4, manhattanIda(4, 4), { automaton });
  const hard = [13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2];
  expect(search(hard, 1000)).toEqual({ moves: undefined, nodes: 1001, bound: 45 });
  expect(search([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0])).toEqual({
    moves: new Uint8Array(0),
    nodes: 0,
    bound: 0,
  });
});

it("asks before every million nodes whether to go on", () => {
  const hard = [13, 6, 8, 12, 15, 14, 0, 10, 11, 7, 4, 5, 9, 1, 3, 2];
  let asked = 0;
  const options = { automaton, allows: () => ++asked < 3 };
  const stopped = slidingIda(4, 4, manhattanIda(4, 4), options)(hard);
  expect([stopped.moves, stopped.nodes, asked]).toEqual([undefined, 2 * 2 ** 20 + 1, 3]);
  const generated = { automaton, count: "generated" } as const;
  expect(slidingIda(4, 4, manhattanIda(4, 4), generated)(hard, 1000).nodes).toBe(1001);
});

it("moves the blank along a single row or column", () => {
  for (const [rows, columns, move] of tableOf("1 4 3, 4 1 1")) {
    const search = slidingIda(rows, columns, manhattanIda(rows, columns), { automaton });
    expect(search([1, 0, 2, 3]).moves).toEqual(Uint8Array.of(move, move));
  }
});

it("refuses what it cannot hold", () => {
  for (const [rows, columns] of tableOf("0 4, 4 0, 2.5 4, 4 2.5")) {
    const call = () => slidingIda(rows, columns, manhattanIda(4, 4), { automaton });
    expect(call).toThrow(`slidingIda: up to 16 cells, got ${rows}×${columns}`);
  }
  const call = () => slidingIda(4, 5, manhattanIda(4, 4), { automaton });
  expect(call).toThrow("up to 16 cells, got 4×5");
});

it("returns the largest bound that it tried where no solution is short enough", () => {
  const board = [8, 6, 7, 2, 5, 4, 3, 0, 1]; // 31 moves
  const solve = (maxMoves: number) =>
    slidingIda(3, 3, manhattanIda(3, 3), { automaton, maxMoves })(board);
  expect(solve(31).moves!.length).toBe(31);
  for (const [maxMoves, bound] of tableOf("30 29, 29 29, 28 27, 27 27"))
    expect(solve(maxMoves)).toMatchObject({ moves: undefined, bound });
});
