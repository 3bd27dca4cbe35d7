import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.integer({ min: 3, max: 7 }).chain((n) => {
      const line = fc.integer({ min: 0, max: n - 1 });
      return fc
        .array(fc.tuple(line, line), { maxLength: Math.min(12, n * n) })
        .map((holes) => board(n, holes));
    }),
    { maxLength: 4 },
  )
  .map((boards) => `${boards.join("")}0 0\n`);

export const generators: Generators = {
  random: (random) => file(random, 12, 3, 9),
  large: (random) => file(random, 10, 11, problem.bounds.maxN),
};

function file(random: Random, count: number, low: number, high: number): string {
  const boards = Array.from({ length: count }, () => {
    const n = random.int(low, high);
    return board(
      n,
      Array.from({ length: random.int(0, n) }, () => [random.int(0, n - 1), random.int(0, n - 1)]),
    );
  });
  return `${boards.join("")}0 0\n`;
}

function board(n: number, holes: readonly (readonly number[])[]): string {
  return [`${n} ${holes.length}`, ...holes.map((hole) => hole.join(" "))].join("\n").concat("\n");
}
