import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

type Square = readonly [number, number];

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<Uint8Array> = fc.integer({ min: 1, max: 9 }).chain((n) => {
  const square = fc.tuple(fc.integer({ min: 1, max: n }), fc.integer({ min: 1, max: n }));
  return fc
    .tuple(square, fc.array(square, { maxLength: 12 }))
    .map(([queen, obstacles]) => lines(n, queen, obstacles));
});

export const generators: Generators = {
  random: (random) => board(random, random.int(2, 30), random.int(1, 25)),
  "large-many": (random) => board(random, problem.bounds.maxSide, problem.bounds.maxObstacles),
  "large-on-rays": (random) => onRays(random),
};

function board(random: Random, n: number, count: number): Uint8Array {
  const square = (): Square => [random.int(1, n), random.int(1, n)];
  return lines(n, square(), Array.from({ length: count }, square));
}

/** All obstacles on rays of a queen near the middle. */
function onRays(random: Random): Uint8Array {
  const n = problem.bounds.maxSide;
  const middle = n / 2 + random.int(-9, 9);
  const signs = [-1, 0, 1];
  const obstacles = Array.from({ length: problem.bounds.maxObstacles }, (): Square => {
    const distance = random.int(20_000, 49_000);
    return [middle + random.pick(signs) * distance, middle + random.pick(signs) * distance];
  });
  return lines(n, [middle, middle], obstacles);
}

function lines(n: number, queen: Square, obstacles: readonly Square[]): Uint8Array {
  const others = obstacles.filter(([row, column]) => row !== queen[0] || column !== queen[1]);
  return numberLines([[n, others.length], queen, ...others]);
}
