import { expect, it, vi } from "vitest";
import { orderCrossover } from "../../evolution/order-crossover";
import { partiallyMappedCrossover } from "../../evolution/partially-mapped-crossover";
import { Random } from "../../sequence/random";
import { isQueensPlacement } from "../queens-conflicts";
import { permutationPlan, queensPermutation } from "../queens-permutation";

const options = (seed: number, memetic: boolean, crossover: "pmx" | "ox" = "pmx") => ({
  population: memetic ? 4 : 60,
  crossover,
  rounds: 3,
  elite: memetic ? 2 : 10,
  mutation: 0.9,
  mutates: "any" as const,
  memetic,
  maxGenerations: 20_000,
  random: new Random(seed),
});

it("solves n = 50 with PMX and n = 30 with OX, same seed same run", () => {
  for (let seed = 1; seed <= 2; seed++) {
    const pmx = queensPermutation(50, options(seed, false));
    expect(pmx.solved && isQueensPlacement(pmx.best)).toBe(true);
    expect(queensPermutation(50, options(seed, false))).toEqual(pmx);
    const ox = queensPermutation(30, options(seed, false, "ox"));
    expect(ox.solved && isQueensPlacement(ox.best)).toBe(true);
  }
});

it("solves every n from 4 to 100, and 1000, when memetic", () => {
  for (const n of [1, ...Array.from({ length: 97 }, (_, at) => at + 4), 1000]) {
    const result = queensPermutation(n, options(n, true));
    expect(result.solved && isQueensPlacement(result.best), `n = ${n}`).toBe(true);
  }
});

it("refuses more than 10^6 rows and too few or too many of an elite", () => {
  for (const n of [0, -1, 1.5, Number.NaN, 1e6 + 1]) {
    expect(() => permutationPlan(n, options(1, false))).toThrow(
      `queensPermutation: n must be an integer in [1, 10^6], got ${n}`,
    );
  }
  for (const elite of [1, 59, 2.5]) {
    expect(() => permutationPlan(8, { ...options(1, false), elite })).toThrow(
      `queensPermutation: elite must be in [2, 58], got ${elite}`,
    );
  }
  for (const elite of [2, 58]) permutationPlan(8, { ...options(1, false), elite });
  for (const mutation of [0, 1]) permutationPlan(8, { ...options(1, false), mutation });
  for (const mutation of [-0.1, 1.1, Number.NaN]) {
    expect(() => permutationPlan(8, { ...options(1, false), mutation })).toThrow(
      `queensPermutation: mutation must be in [0, 1], got ${mutation}`,
    );
  }
  // 10^6 rows of 40 boards take 2 GB: only the check lets this through.
  const largest = { ...options(1, false), population: 40 };
  vi.stubGlobal("Int32Array", function noMemory() {
    throw new Error("no memory");
  });
  expect(() => permutationPlan(1e6, largest)).toThrow("no memory");
  vi.unstubAllGlobals();
});

it("mutates every column as often where any may be the first", () => {
  const n = 5;
  const plan = permutationPlan(n, { ...options(3, false), mutation: 1 });
  const rows = plan.create();
  const changes = new Int32Array(n);
  for (let round = 0; round < 6000; round++) {
    const before = rows.slice();
    plan.mutate(rows);
    for (let column = 0; column < n; column++)
      changes[column]! += +(rows[column] !== before[column]);
  }
  // Two of five columns in four of five cases: 0.32, with a deviation of 0.006.
  for (const count of changes) expect(Math.abs(count / 6000 - 0.32)).toBeLessThan(0.03);
});

it("mutates the next attacked column from a random one on, round the end", () => {
  const n = 8;
  const plan = permutationPlan(n, { ...options(4, false), mutation: 1, mutates: "attacked" });
  const rows = plan.create();
  const attacked = () =>
    [...rows.keys()].filter((a) =>
      rows.some((row, b) => a !== b && Math.abs(row - rows[a]!) === Math.abs(a - b)),
    );
  let [wraps, moved] = [0, 0];
  for (let round = 0; round < 1600; round++) {
    const before = rows.slice();
    const first = attacked();
    plan.mutate(rows);
    const changed = [...rows.keys()].filter((column) => rows[column] !== before[column]);
    expect([0, 2]).toContain(changed.length);
    if (first.length > 0 && changed.length > 0) {
      expect(changed.some((column) => first.includes(column))).toBe(true);
      moved++;
      if (first.includes(n - 1) && changed.includes(n - 1)) wraps++;
    }
    if (first.length === 0) for (let swap = 0; swap < 3; swap++) plan.mutate(rows);
  }
  expect(moved).toBeGreaterThan(1000);
  // The last column is attacked in most boards and is then reached about as often as any other.
  expect(wraps / moved).toBeGreaterThan(0.15);
});

it("crosses by the crossover that is named, at cuts of every kind", () => {
  const one = Int32Array.of(0, 1, 2, 3, 4, 5, 6, 7);
  const other = Int32Array.of(3, 6, 2, 7, 1, 4, 0, 5);
  const children = { pmx: new Set<string>(), ox: new Set<string>() };
  for (let from = 0; from <= 8; from++) {
    for (let to = from; to <= 8; to++) {
      children.pmx.add(partiallyMappedCrossover(one, other, from, to).join(" | "));
      children.ox.add(orderCrossover(one, other, from, to).join(" | "));
    }
  }
  for (const crossover of ["pmx", "ox"] as const) {
    const crossed = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const plan = permutationPlan(8, options(seed, false, crossover));
      // Parents are boards of the pool.
      const [a, b] = [plan.create(), plan.create()];
      for (const [board, rows] of [
        [a, one],
        [b, other],
      ] as const) {
        board.set(rows);
        for (let column = 0; column < 8; column++) {
          const cells = new Int32Array(board.buffer);
          cells[(board.byteOffset >> 2) + 8 + rows[column]!] = column;
        }
      }
      crossed.add(plan.cross(a, b).join(" | "));
    }
    expect(crossed).toEqual(children[crossover]);
  }
});

it("mutates no board with probability 0", () => {
  const plan = permutationPlan(8, { ...options(1, false), mutation: 0 });
  const rows = plan.create();
  const before = rows.slice();
  for (let round = 0; round < 100; round++) plan.mutate(rows);
  expect(rows).toEqual(before);
});

it("names no parents after more than 200 generations without a better board", () => {
  const plan = permutationPlan(8, options(1, false));
  const boards = Array.from({ length: 60 }, () => plan.create());
  const fitness = boards.map(plan.fitness);
  const parents = Array.from({ length: 202 }, () => plan.select(boards, fitness).length);
  expect([parents.slice(0, 201).every((length) => length > 0), parents[201]]).toEqual([true, 0]);
});
