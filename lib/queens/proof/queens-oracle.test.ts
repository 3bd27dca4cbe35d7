import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { queensAll } from "../queens-all";
import { isQueensPlacement } from "../queens-conflicts";
import { QueensOracle } from "../queens-oracle";
import { queensPlacement } from "../queens-placement";

/** Every start of columns that do not attack each other, by the rule. */
function starts(n: number, rows: number[] = []): number[][] {
  const longer = Array.from({ length: n }, (_, row) => row).filter(
    (row) =>
      rows.length < n &&
      rows.every((other, at) => other !== row && Math.abs(other - row) !== rows.length - at),
  );
  return [rows, ...longer.flatMap((row) => starts(n, [...rows, row]))];
}

/**
 * The card's search on lists of squares: always the line with the fewest free squares, a row before a
 * column, lines and squares in ascending order; a row only if at most 7 columns are open to it.
 */
function slowSearch(n: number, first: readonly number[]): { answer: string; tried: number } {
  const queens = first.map((row, column) => ({ row, column }));
  let tried = 0;
  const isFree = (row: number, column: number) =>
    queens.every(
      (queen) => queen.row !== row && Math.abs(queen.row - row) !== Math.abs(queen.column - column),
    );
  const open = (taken: readonly number[]) =>
    Array.from({ length: n }, (_, line) => line).filter((line) => !taken.includes(line));
  const search = (): string => {
    const columns = open(queens.map(({ column }) => column));
    const rows = open(queens.map(({ row }) => row));
    if (columns.length === 0) return "yes";
    const squares = rows.flatMap((row) =>
      columns.filter((column) => isFree(row, column)).map((column) => ({ row, column })),
    );
    const lines = [
      ...rows.map((line) => ({ isRow: true, squares: squares.filter(({ row }) => row === line) })),
      ...columns.map((line) => ({
        isRow: false,
        squares: squares.filter(({ column }) => column === line),
      })),
    ];
    const allowed = lines.filter((line) => !line.isRow || line.squares.length <= 7);
    const fewest = Math.min(...allowed.map((line) => line.squares.length));
    if (lines.some((line) => line.squares.length === 0)) return "no";
    for (const square of allowed.find((line) => line.squares.length === fewest)!.squares) {
      tried++;
      queens.push(square);
      if (search() === "yes") return "yes";
      queens.pop();
    }
    return "no";
  };
  return { answer: search(), tried };
}

it("answers for every start of every board to n = 8 as the list of all placements does", () => {
  for (let n = 1; n <= 8; n++) {
    const [oracle, possible] = [new QueensOracle(n), new Set<string>()];
    queensAll(n, (rows) => {
      for (let count = 0; count <= n; count++) possible.add(rows.subarray(0, count).join());
    });
    for (const first of starts(n)) {
      const answer = oracle.ask([...first, 0], first.length, 1e6); // the last row does not count
      holdEqual(answer, possible.has(first.join()) ? "yes" : "no", first);
      if (answer !== "yes") continue;
      expect(isQueensPlacement(oracle.rows)).toBe(true);
      expect([...oracle.rows.subarray(0, first.length)]).toEqual(first);
    }
  }
});

it("never says more than it knows: gives up within any budget, or is right", () => {
  const oracle = new QueensOracle(8);
  const answers = Array.from({ length: 60 }, (_, budget) => oracle.ask([0, 2], 2, budget));
  expect([answers[0], answers.at(-1)]).toEqual(["gave up", "no"]);
  expect(answers.indexOf("no")).toBe(answers.lastIndexOf("gave up") + 1);
  expect(new Set(answers)).toEqual(new Set(["gave up", "no"]));
});

it("tries as many queens as the slow search, and gives up one before", () => {
  const random = new Random(7);
  for (const n of [4, 6, 7, 8, 9, 12, 16, 20, 31, 32, 33, 34, 40, 64]) {
    const oracle = new QueensOracle(n);
    for (let round = 0; round < 25; round++) {
      const first: number[] = [];
      const wanted = random.int(n >> 2, n > 12 ? n - 3 : 4);
      while (first.length < wanted) {
        const free = Array.from({ length: n }, (_, row) => row).filter((row) =>
          first.every((other, at) => other !== row && Math.abs(other - row) !== first.length - at),
        );
        if (free.length === 0) break;
        first.push(random.pick(free));
      }
      const ask = (budget: number) => oracle.ask([...first, 0], first.length, budget); // 0 does not count
      if (ask(60) === "gave up") continue; // too much for the slow one
      const { answer, tried } = slowSearch(n, first);
      expect(ask(tried)).toBe(answer);
      if (tried > 0) expect(ask(tried - 1)).toBe("gave up");
    }
  }
});

it("goes on from half a placement where both words are used", () => {
  for (const n of [31, 32, 33, 40, 63, 64]) {
    const oracle = new QueensOracle(n);
    const first = queensPlacement(n)!;
    expect(oracle.ask(first, n >> 1, 1e6)).toBe("yes");
    expect(isQueensPlacement(oracle.rows)).toBe(true);
  }
});
