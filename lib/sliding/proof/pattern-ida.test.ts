import { expect, it } from "vitest";
import {
  besideCells,
  groupMoves,
  groupsOf,
  slideDistances,
  tilesOf,
} from "../../../scripts/testing/naive-slides";
import { rounds } from "../../../scripts/testing/rounds";
import { expectShortest } from "../../../scripts/testing/shortest-slides";
import { Random } from "../../sequence/random";
import { moveAutomaton } from "../move-automaton";
import { PatternDatabase } from "../pattern-database";
import { patternIda } from "../pattern-ida";
import { slidingIda } from "../sliding-ida";

type Groups = readonly (readonly number[])[];

/** The card's value of each group: by zones where both sides have 4 cells or more. */
function groupValues(rows: number, columns: number, groups: Groups) {
  const cells = rows * columns;
  const near = besideCells(rows, columns);
  const corners = [0, columns - 1, cells - columns, cells - 1];
  const zones = rows < 4 || columns < 4 ? [] : corners.map((cell) => [cell, ...near[cell]!]);
  const all = groups.map((tiles) => groupMoves(rows, columns, tiles));
  const one = (board: readonly number[], at: number): number => {
    const zone = zones.find((part) => part.includes(board.indexOf(0))) ?? [];
    const places = groups[at]!.map((tile) => board.indexOf(tile)).join();
    const withBlank = (blanks: readonly number[]) =>
      blanks.flatMap((cell) => all[at]!.get(`${places},${cell}`) ?? []);
    const least = Math.min(...withBlank([...board.keys()]));
    const inZone = withBlank(zone);
    const isLater = inZone.length > 0 && inZone.every((moves) => moves >= least + 2);
    return least + (isLater ? 2 : 0);
  };
  return { one, of: (board: readonly number[]) => groups.map((_, at) => one(board, at)) };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The board seen in a mirror along its main diagonal. */
const mirrored = (board: readonly number[], side: number): number[] =>
  board.map((_, cell) => mirrorTile(board[mirrorCell(cell, side)]!, side));

function mirrorTile(tile: number, side: number): number {
  return tile === 0 ? 0 : mirrorCell(tile - 1, side) + 1;
}

function mirrorCell(cell: number, side: number): number {
  return (cell % side) * side + Math.floor(cell / side);
}

const FIFTEEN = groupsOf("1 2 5|3 4|7 8|6 9|13 10|11 12|14 15");

const { one, of: values } = groupValues(4, 4, FIFTEEN);

it("starts with the value that a search from the goal gives to each group", () => {
  const random = new Random(3);
  const heuristic = patternIda(4, 4, FIFTEEN, false);
  const both = patternIda(4, 4, FIFTEEN, true);
  let different = 0;
  for (let round = 0; round < 100; round++) {
    const board = random.shuffle(Array.from({ length: 16 }, (_, tile) => tile));
    const [plain, other] = [sum(values(board)), sum(values(mirrored(board, 4)))];
    expect(heuristic.value(heuristic.start(board))).toBe(plain);
    expect(both.start(board)).toEqual([plain, other]);
    expect(both.value([plain, other])).toBe(Math.max(plain, other));
    if (plain !== other) different++;
  }
  expect(different).toBeGreaterThan(20);
  for (const [rows, columns, text] of [
    [2, 3, "1 2 3|4 5"],
    [2, 3, "1 2 3 4 5"],
    [3, 3, "1 2 4 5|3 6|7 8"],
    [3, 4, "1 2 5|3 4|6 7|8 11|9 10"],
    [4, 3, "1 2 4|3 6|5 8|7 10|9 11"],
  ] as const) {
    const groups = groupsOf(text);
    const other = patternIda(rows, columns, groups, false);
    const { of: otherValues } = groupValues(rows, columns, groups);
    for (let round = 0; round < 100; round++) {
      const board = random.shuffle(Array.from({ length: rows * columns }, (_, tile) => tile));
      const value = sum(otherValues(board));
      // One group of all tiles: half the boards never reach the goal.
      if (Number.isFinite(value)) expect(other.start(board)).toEqual([value]);
    }
  }
});

it.each([false, true])("walks node by node as a plain search does, mirrored %s", (isMirrored) => {
  const near = besideCells(4, 4);
  const search = slidingIda(4, 4, patternIda(4, 4, FIFTEEN, isMirrored), {
    automaton: moveAutomaton(2).next,
    count: "generated",
  });
  let most = 0;
  for (const random of rounds(4)) {
    const board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];
    let before = -1;
    for (let step = 0; step < 24; step++) {
      const blank = board.indexOf(0);
      const to = random.pick(near[blank]!.filter((cell) => cell !== before));
      [board[blank], board[to]] = [board[to]!, 0];
      before = blank;
    }
    // IDA* on arrays. A group keeps its value until one of its tiles moves.
    let generated = 1;
    const moved = (old: readonly number[], cells: readonly number[], tile: number) => {
      const at = FIFTEEN.findIndex((tiles) => tiles.includes(tile));
      return old.map((value, group) => (group === at ? one(cells, at) : value));
    };
    const visit = (
      left: number,
      last: number,
      plain: number[],
      other: number[],
    ): number[] | undefined => {
      const blank = board.indexOf(0);
      for (const [move, by] of [-4, 4, -1, 1].entries()) {
        const to = blank + by;
        if (to === last || !near[blank]!.includes(to)) continue;
        generated++;
        const tile = board[to]!;
        [board[blank], board[to]] = [tile, 0];
        const a = moved(plain, board, tile);
        const b = isMirrored ? moved(other, mirrored(board, 4), mirrorTile(tile, 4)) : other;
        const value = isMirrored ? Math.max(sum(a), sum(b)) : sum(a);
        const rest = value > left - 1 ? undefined : left === 1 ? [] : visit(left - 1, blank, a, b);
        [board[blank], board[to]] = [0, tile];
        if (rest) return [move, ...rest];
      }
      return undefined;
    };
    const [plain, other] = [values(board), values(mirrored(board, 4))];
    let way: number[] | undefined;
    for (let bound = isMirrored ? Math.max(sum(plain), sum(other)) : sum(plain); !way; bound += 2) {
      way = bound === 0 ? [] : visit(bound, -1, plain, other);
    }
    const { moves, nodes } = search(board);
    expect([...moves!]).toEqual(way);
    expect(nodes).toBe(generated);
    most = Math.max(most, nodes);
  }
  expect(most).toBeGreaterThan(200);
});

it("leads to shortest ways on 2×3 and 3×3, mirrored or not", () => {
  const five = groupsOf("1 4|2 3 5");
  expectShortest(2, 3, patternIda(2, 3, five, false), 100);
  expectShortest(2, 3, patternIda(2, 3, [[1, 2, 3, 4, 5]], false), 100);
  const eight = groupsOf("1 2 4 5|3 6 7 8");
  expectShortest(3, 3, patternIda(3, 3, eight, false), 40);
  expectShortest(3, 3, patternIda(3, 3, eight, true), 40);
});

it("never goes above the distance on 4×4, and gains from the zones", () => {
  const distance = slideDistances(4, 4, undefined, 11);
  const groups = groupsOf("15 12 11 8 4|14 13 10 9 5|7 6 3 2 1");
  const heuristic = patternIda(4, 4, groups, false);
  const bases = groups.map((tiles) => new PatternDatabase(4, 4, tiles));
  let [wrong, gained] = [0, 0];
  for (const [key, moves] of distance) {
    const cells = tilesOf(key);
    const value = heuristic.value(heuristic.start(cells));
    const plain = bases.reduce((sum, base) => sum + base.values[base.indexOf(cells)]!, 0);
    if (value > moves || (value - moves) % 2 !== 0 || value < plain) wrong++;
    if (value > plain) gained++;
  }
  expect(distance.size).toBe(7692); // 1 + 2 + 4 + 10 + 24 + 54 + 107 + 212 + 446 + 946 + 1948 + 3938
  expect(wrong).toBe(0);
  expect(gained).toBeGreaterThan(20);
});

it("refuses groups that are not the board, and a mirror that does not exist", () => {
  expect(() => patternIda(2, 3, [[1, 2]], false)).toThrow("groups must hold 1 … 5 once, got 1 2");
  expect(() => patternIda(2, 3, [[1, 2, 2, 4, 5]], false)).toThrow("once, got 1 2 2 4 5");
  expect(() => patternIda(2, 3, [[1, 2, 3, 4, 5, 5]], false)).toThrow("once, got 1 2 3 4 5 5");
  const call = () => patternIda(2, 3, [[1, 2, 3, 4, 5]], true);
  expect(call).toThrow("only a square board has a mirror");
});
