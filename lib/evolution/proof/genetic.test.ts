import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { type Generation, type GeneticPlan, genetic } from "../genetic";
import { fittest, tournament } from "../tournament";

/** Counting ones: individuals are 32-bit words. */
function ones(seed: number, maxGenerations = 1000): GeneticPlan<number> {
  const random = new Random(seed);
  const fitness = (word: number) => word.toString(2).split("1").length - 1;
  return {
    random,
    size: 30,
    goal: 32,
    maxGenerations,
    create: () => random.uint32(),
    fitness,
    select: (words, scores) => tournament(words, scores, 28, 3, random),
    keep: (words, scores) => fittest(scores, 2).map((at) => words[at]!),
    cross: (a, b) => {
      const mask = random.uint32();
      return [((a & mask) | (b & ~mask)) >>> 0, ((b & mask) | (a & ~mask)) >>> 0];
    },
    mutate: (word) => (word ^ (1 << random.int(0, 31))) >>> 0,
  };
}

it("counts ones, the same way for the same seed", () => {
  const result = genetic(ones(1));
  expect(result).toMatchObject({ solved: true, best: 0xffffffff, fitness: 32, restarts: 0 });
  expect(genetic(ones(1))).toEqual(result);
  expect(genetic(ones(2)).solved).toBe(true);
});

it("shows every generation to the observer, whose presence changes nothing", () => {
  const seen: Generation<number>[] = [];
  const result = genetic(ones(3), (generation) => seen.push(generation));
  expect(genetic(ones(3))).toEqual(result);
  expect(seen.map((generation) => generation.number)).toEqual([...seen.keys()]);
  expect(seen).toHaveLength(result.generations + 1);
  for (const { population, fitness, bestAt, best, mean, worst } of seen) {
    const scores = Array.from(fitness);
    expect(population).toHaveLength(30);
    expect(best).toBe(Math.max(...scores));
    expect(scores.indexOf(best)).toBe(bestAt);
    expect(worst).toBe(Math.min(...scores));
    expect(mean).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / 30);
  }
  expect(seen.at(-1)!.best).toBe(32);
});

it("stops at the limit, and restarts when no parents are selected", () => {
  const stopped = genetic({ ...ones(1), goal: 33, maxGenerations: 7 });
  expect(stopped).toMatchObject({ solved: false, generations: 7 });
  const lonely = genetic({
    ...ones(1),
    goal: 33,
    maxGenerations: 7,
    select: (words) => [words[0]!],
  });
  expect(lonely).toMatchObject({ solved: false, restarts: 7 });
});

it("refuses a bad size or limit", () => {
  for (const size of [1, 2.5, 1_000_001]) {
    const message = `size must be an integer in [2, 10^6], got ${size}`;
    expect(() => genetic({ ...ones(1), size })).toThrow(message);
  }
  for (const size of [2, 1_000_000]) {
    const least = { ...ones(1, 0), size, create: () => 0, fitness: () => 5 };
    expect(genetic(least)).toMatchObject({ solved: false, fitness: 5, generations: 0 });
  }
  for (const limit of [-1, 1.5]) {
    const message = `maxGenerations must be 0 or more, got ${limit}`;
    expect(() => genetic(ones(1, limit))).toThrow(message);
  }
});

const words = [5, 3, 0, 9];
const plan = (goal: number, parents: readonly number[], crossed: [number, number][] = []) => {
  const created = [...words];
  return {
    random: new Random(1),
    size: 4,
    goal,
    maxGenerations: 1,
    create: () => created.shift() ?? 0,
    fitness: (word: number) => word,
    select: () => [...parents],
    cross: (a: number, b: number): [number, number] => {
      crossed.push([a, b]);
      return [a, b];
    },
    mutate: (word: number) => word,
  };
};

it("ends at once where a board has just the goal", () => {
  expect(genetic(plan(9, words))).toMatchObject({ solved: true, best: 9, generations: 0 });
  expect(genetic(plan(10, words))).toMatchObject({ solved: false, best: 9, generations: 1 });
});

it("crosses the parents in pairs as they were selected; two are enough", () => {
  const crossed: [number, number][] = [];
  expect(genetic(plan(99, [5, 3, 0, 9], crossed)).restarts).toBe(0);
  expect(crossed).toEqual(tableOf("5 3, 0 9"));
  crossed.length = 0;
  expect(genetic(plan(99, [5, 3, 9], crossed)).restarts).toBe(0);
  expect(crossed).toEqual([[5, 3]]);
  expect([genetic(plan(99, [5, 3])).restarts, genetic(plan(99, [5])).restarts]).toEqual([0, 1]);
});
