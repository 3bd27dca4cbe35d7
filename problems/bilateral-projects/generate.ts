import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxTeams, firstStockholm, firstLondon, perCity, friend } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests; the friend is number 9 in Stockholm. */
export const small: fc.Arbitrary<string> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 6, max: 11 }), fc.nat({ max: 5 })), {
    minLength: 1,
    maxLength: 12,
    selector: ([i, j]) => `${i} ${j}`,
  })
  .map((teams) => lines(teams));

export const generators: Generators = {
  random: (random) => teams(random, random.int(4, 30), random.int(4, 30), random.int(3, 60)),
  middle: (random) => teams(random, 80, 80, 160),
  "large-random": (random) => teams(random, perCity, perCity, maxTeams),
  "large-sparse": (random) => teams(random, perCity, perCity, 1600),
};

/** Random teams without repetition, among them some of the friend's. */
function teams(random: Random, left: number, right: number, m: number): string {
  const pairs = new Map<string, readonly [number, number]>();
  const friendAt = friend - firstStockholm;
  while (pairs.size < Math.min(m, left * right)) {
    const i = random.int(0, 9) === 0 && left > friendAt ? friendAt : random.int(0, left - 1);
    const j = random.int(0, right - 1);
    if (i === friendAt && pairs.size > m / 2) continue;
    pairs.set(`${i} ${j}`, [i, j]);
  }
  return lines(random.shuffle([...pairs.values()]));
}

function lines(pairs: readonly (readonly [number, number])[]): string {
  const rows = pairs.map(([i, j]) => `${firstStockholm + i} ${firstLondon + j}\n`);
  return `${pairs.length}\n${rows.join("")}`;
}
