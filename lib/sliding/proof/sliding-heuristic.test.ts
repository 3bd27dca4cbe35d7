import { expect, it } from "vitest";
import { groupsOf } from "../../../scripts/testing/naive-slides";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { permutationHalfUnrank } from "../../sequence/permutation-rank";
import { Random } from "../../sequence/random";
import { PatternDatabase } from "../pattern-database";
import { reflected } from "../sliding-board";
import { HEURISTICS, pointsInPlace, slidingHeuristic } from "../sliding-heuristic";
import { SlidingTable } from "../sliding-table";

const table = new SlidingTable(3, 3);
/** The boards of all 181,440 states, one after another. */
const boards = new Uint8Array(9 * table.distance.length);
for (let state = 0, at = 0; state < table.distance.length; state++) {
  const tiles = new Uint8Array(8);
  permutationHalfUnrank(state % 20160, 0, 8, tiles);
  for (let cell = 0, next = 0; cell < 9; cell++)
    boards[at++] = cell === Math.floor(state / 20160) ? 0 : tiles[next++]! + 1;
}

const known = new Map<string, Uint8Array>();

/** Values of a heuristic on all states. */
function values(name: (typeof HEURISTICS)[number]): Uint8Array {
  const made = known.get(name);
  if (made) return made;
  const { of } = slidingHeuristic(name, 3, 3);
  const board = new Uint8Array(9);
  const value = table.distance.map((_, state) => {
    board.set(boards.subarray(9 * state, 9 * state + 9));
    return of(board);
  });
  known.set(name, value);
  return value;
}

for (const name of HEURISTICS) {
  it(`${name} is admissible and consistent on all 3×3 states if it says so`, () => {
    const heuristic = slidingHeuristic(name, 3, 3);
    const value = values(name);
    let [above, jumps] = [0, 0];
    for (let state = 0; state < value.length; state++) {
      if (value[state]! > table.distance[state]!) above++;
      for (let move = 0; move < 4; move++) {
        const next = table.step(state, move);
        if (next >= 0 && value[state]! - value[next]! > 1) jumps++;
      }
    }
    expect(above === 0).toBe(heuristic.admissible);
    expect(above === 0 && jumps === 0).toBe(heuristic.consistent);
    expect(value[table.stateOf([1, 2, 3, 4, 5, 6, 7, 8, 0])]).toBe(0);
  });
}

it("knows the report's 2×4 example: one tile in place, 18 with the blank, 14 without", () => {
  const example = Uint8Array.of(0, 7, 2, 1, 4, 6, 3, 5);
  expect(pointsInPlace(example)).toBe(1);
  expect(slidingHeuristic("manhattan-with-blank", 2, 4).of(example)).toBe(18);
  expect(slidingHeuristic("manhattan", 2, 4).of(example)).toBe(14);
  expect(slidingHeuristic("misplaced", 2, 4).of(example)).toBe(6);
  expect(slidingHeuristic("tiles-in-place", 2, 4).of(example)).toBe(7);
});

it("orders the averages as the literature does", () => {
  const mean = (name: (typeof HEURISTICS)[number]) =>
    values(name).reduce((sum, value) => sum + value, 0);
  expect(mean("misplaced")).toBeLessThan(mean("manhattan"));
  expect(mean("manhattan")).toBeLessThan(mean("linear-conflict"));
  expect(mean("manhattan")).toBeLessThan(mean("walking-distance"));
  expect(mean("linear-conflict")).toBeLessThan(mean("pattern-databases"));
});

it("pointsInPlace counts the tiles in place, none of which is the blank", () => {
  expect([pointsInPlace([1, 2, 3, 0]), pointsInPlace([1, 3, 2, 0])]).toEqual([3, 1]);
  expect([pointsInPlace([0, 2, 1, 3]), pointsInPlace([2, 1, 0, 3])]).toEqual([1, 0]);
});

/** The fewest of these tiles to take away so that the others rise, over all subsets. */
function fewestAway(line: readonly number[]): number {
  let fewest = line.length;
  for (let subset = 0; subset < 2 ** line.length; subset++) {
    const kept = line.filter((_, at) => (subset >> at) & 1);
    const rises = kept.every((tile, at) => at === 0 || kept[at - 1]! < tile);
    if (rises) fewest = Math.min(fewest, line.length - kept.length);
  }
  return fewest;
}

/** Inversions of a list that only moves past `passed` others can remove, and those that remain. */
function inversionMoves(list: readonly number[], passed: number): number {
  const count = list.flatMap((a, at) => list.slice(at + 1).filter((b) => b < a)).length;
  return passed === 0 ? 0 : Math.floor(count / passed) + (count % passed);
}

it("has the values of the definitions on random boards", () => {
  const random = new Random(7);
  for (const [rows, columns] of tableOf("2 2, 2 3, 3 2, 3 4, 5 4, 1 5, 5 1")) {
    const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
    const row = (cell: number) => Math.floor(cell / columns);
    const column = (cell: number) => cell % columns;
    const down = (cell: number) => column(cell) * rows + row(cell);
    const value = (name: (typeof HEURISTICS)[number], board: Uint8Array) => {
      const heuristic = slidingHeuristic(name, rows, columns);
      expect(heuristic.name).toBe(name);
      return heuristic.of(board);
    };
    for (let round = 0; round < 40; round++) {
      const board = random.shuffle(Uint8Array.from(cells));
      const home = (cell: number) => (board[cell]! + cells.length - 1) % cells.length;
      const away = cells.filter((cell) => home(cell) !== cell);
      const tiles = cells.filter((cell) => board[cell] !== 0);
      const distance = (cell: number) =>
        Math.abs(row(cell) - row(home(cell))) + Math.abs(column(cell) - column(home(cell)));
      const manhattan = tiles.reduce((sum, cell) => sum + distance(cell), 0);
      expect(value("tiles-in-place", board)).toBe(away.length);
      expect(value("misplaced", board)).toBe(away.filter((cell) => board[cell] !== 0).length);
      expect(value("manhattan", board)).toBe(manhattan);
      expect(value("manhattan-with-blank", board)).toBe(manhattan + distance(board.indexOf(0)));
      let conflicts = 0;
      for (const line of [row, column]) {
        for (let at = 0; at < Math.max(rows, columns); at++) {
          const own = tiles.filter((cell) => line(cell) === at && line(home(cell)) === at);
          conflicts += 2 * fewestAway(own.map(home));
        }
      }
      expect(value("linear-conflict", board)).toBe(manhattan + conflicts);
      const across = tiles.map(home);
      const upright = [...tiles].sort((a, b) => down(a) - down(b)).map((cell) => down(home(cell)));
      expect(value("inversion-distance", board)).toBe(
        inversionMoves(across, columns - 1) + inversionMoves(upright, rows - 1),
      );
    }
  }
});

it("sums the databases of neighbouring tiles, up to five and up to half of them", () => {
  for (const [rows, columns, groups] of [
    [3, 3, "1 2 3 4|5 6 7 8"],
    [2, 4, "1 2 3 4|5 6 7"],
    [2, 7, "1 2 3 4 5|6 7 11 12 13|8 9 10"],
  ] as const) {
    const { of } = slidingHeuristic("pattern-databases", rows, columns);
    const bases = groupsOf(groups).map((group) => new PatternDatabase(rows, columns, group));
    const sum = (board: Uint8Array) =>
      bases.reduce((moves, base) => moves + base.values[base.indexOf(board)]!, 0);
    for (const random of rounds(50)) {
      const board = random.shuffle(Uint8Array.from({ length: rows * columns }, (_, cell) => cell));
      const mirrored = rows === columns ? sum(reflected(board, rows, columns)) : 0;
      expect(of(board)).toBe(Math.max(sum(board), mirrored));
    }
  }
});

it("tables are between 0 and the distance on boards that are no square, above Manhattan", () => {
  for (const [rows, columns] of tableOf("2 3, 3 2, 2 4")) {
    const table = new SlidingTable(rows, columns);
    const heuristics = (["manhattan", "walking-distance", "pattern-databases"] as const).map(
      (name) => slidingHeuristic(name, rows, columns),
    );
    for (const random of rounds(300)) {
      const board = random.shuffle(Uint8Array.from({ length: rows * columns }, (_, cell) => cell));
      const state = table.stateOf(board);
      if (state < 0) continue;
      const [manhattan, walking, patterns] = heuristics.map(({ of }) => of(board));
      for (const value of [walking!, patterns!]) {
        expect(value).toBeGreaterThanOrEqual(manhattan!);
        expect(value).toBeLessThanOrEqual(table.distance[state]!);
      }
    }
  }
});
