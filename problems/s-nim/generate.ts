import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxMoves, maxPositions, maxHeaps, maxBeads } = problem.bounds;

interface Block {
  readonly moves: readonly number[];
  readonly positions: readonly (readonly number[])[];
}

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(
    fc.record({
      moves: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      positions: fc.array(
        fc.array(fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 60 })), {
          minLength: 1,
          maxLength: 4,
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
    { maxLength: 4 },
  )
  .map(write);

export const generators: Generators = {
  random: (random) =>
    write(
      Array.from({ length: 5 }, () =>
        block(random, random.int(1, 8), 20, 4, random.pick([20, maxBeads])),
      ),
    ),
  large: (random) =>
    write(
      Array.from({ length: 6 }, () => block(random, maxMoves, maxPositions, maxHeaps, maxBeads)),
    ),
};

function block(
  random: Random,
  moves: number,
  positions: number,
  heaps: number,
  beads: number,
): Block {
  const set = new Set<number>();
  while (set.size < moves) set.add(random.int(1, Math.max(moves, random.pick([20, beads]))));
  return {
    moves: random.shuffle([...set]),
    positions: Array.from({ length: positions }, () => {
      const half = Array.from({ length: Math.ceil(heaps / 2) }, () => random.int(0, beads));
      return random.int(0, 1) === 0 ? [...half, ...half].slice(0, heaps) : half;
    }),
  };
}

function write(blocks: readonly Block[]): string {
  const line = (numbers: readonly number[]) => `${[numbers.length, ...numbers].join(" ")}\n`;
  const text = blocks.map(
    ({ moves, positions }) => `${line(moves)}${positions.length}\n${positions.map(line).join("")}`,
  );
  return `${text.join("")}0\n`;
}
