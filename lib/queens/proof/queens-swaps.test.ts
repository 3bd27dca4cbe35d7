import { expect, it, vi } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { partiallyMappedCrossover } from "../../evolution/partially-mapped-crossover";
import { Random } from "../../sequence/random";
import { queensConflicts } from "../queens-conflicts";
import { QueensSwaps } from "../queens-swaps";

function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
  );
}

/** Attacked by the rule: another queen as many rows as columns away. */
const attacked = (rows: readonly number[], column: number): boolean =>
  rows.some(
    (row, other) => other !== column && Math.abs(row - rows[column]!) === Math.abs(other - column),
  );

it("counts pairs and attacked queens through random swaps, copies unharmed", () => {
  const random = new Random(1);
  for (let n = 1; n <= 20; n++) {
    const pool = new QueensSwaps(n, 3);
    const start = random.shuffle(Int32Array.from({ length: n }, (_, at) => at));
    const kept = pool.boardOf(start);
    const board = pool.boardOf(start);
    const twin = [...start];
    for (let step = 0; step < 200; step++) {
      const [one, other] = [random.int(0, n - 1), random.int(0, n - 1)];
      const before = pool.pairs(board);
      const change = pool.swap(board, one, other);
      [twin[one], twin[other]] = [twin[other]!, twin[one]!];
      expect([...board]).toEqual(twin);
      expect(pool.pairs(board)).toBe(queensConflicts(twin));
      expect(pool.pairs(board)).toBe(before + change);
      expect(pool.isAttacked(board, one)).toBe(attacked(twin, one));
    }
    const [from, to] = [random.int(0, n), random.int(0, n)].sort((a, b) => a - b);
    const [crossed] = partiallyMappedCrossover(Int32Array.from(twin), start, from!, to!);
    expect(pool.crossed(board, kept, from!, to!)).toEqual(crossed);
    expect(kept).toEqual(start);
    expect(pool.pairs(kept)).toBe(queensConflicts(start));
  }
});

it("crosses as PMX by look-up tables does, all permutations and cuts to n = 5", () => {
  for (let n = 1; n <= 5; n++) {
    const pool = new QueensSwaps(n, 3);
    for (const one of permutations(n)) {
      for (const other of permutations(n)) {
        const a = pool.boardOf(one);
        const b = pool.boardOf(other);
        const from = (one[0]! + other[0]!) % (n + 1);
        for (let to = from; to <= n; to++) {
          const child = pool.crossed(a, b, from, to);
          const [expected] = partiallyMappedCrossover(
            Int32Array.from(one),
            Int32Array.from(other),
            from,
            to,
          );
          holdEqual(child.join(), expected.join());
          holdEqual(pool.pairs(child), queensConflicts(expected));
          pool.keepOnly([a, b]);
        }
        pool.keepOnly([]);
      }
    }
  }
});

it("gives out each board once, until it is free again", () => {
  const pool = new QueensSwaps(2, 2);
  const first = pool.boardOf([0, 1]);
  const second = pool.boardOf([1, 0]);
  pool.keepOnly([second]);
  expect(pool.boardOf([1, 0])).toBe(first);
  expect([pool.pairs(second), pool.isAttacked(second, 0)]).toEqual([1, true]);
  expect(() => pool.crossed(first, second, 0, 1)).toThrow("all 2 boards are in use");
});

it("refuses bad sizes", () => {
  expect(() => new QueensSwaps(4, 1)).not.toThrow();
  // 80 of them take 2 GB: only the check lets this through.
  vi.stubGlobal("Int32Array", function noMemory() {
    throw new Error("no memory");
  });
  expect(() => new QueensSwaps(1e6, 80)).toThrow("no memory");
  vi.unstubAllGlobals();
});
