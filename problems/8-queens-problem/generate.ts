import fc from "fast-check";
import { countQueensOn } from "../../lib/queens/queens-count";
import { queensRandom } from "../../lib/queens/queens-random";
import { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { side } = problem.bounds;

/**
 * Small valid inputs, for stress runs and tests: queens of a random placement, as many as make it the
 * only completion.
 */
export const small: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 1_000_000 })
  .map((seed) => unique(new Random(seed)));

export const generators: Generators = { random: (random) => unique(random) };

function unique(random: Random): string {
  const columns = queensRandom(side, random)!;
  const allowed = new Int32Array(side).fill(-1);
  const lines: string[] = [];
  for (const row of random.shuffle([...columns.keys()])) {
    if (countQueensOn(allowed) === 1) break;
    allowed[row] = 1 << columns[row]!;
    lines.push(`${row} ${columns[row]}\n`);
  }
  return `${lines.length}\n${lines.join("")}`;
}
