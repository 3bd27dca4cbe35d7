import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxStations, maxGroups, maxValue } = problem.bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc.integer({ min: 1, max: 6 }).chain((n) => {
  const station = fc.integer({ min: 1, max: n });
  const group = fc.tuple(station, station, fc.nat({ max: 9 }));
  return fc
    .tuple(
      fc.array(fc.nat({ max: 12 }), { minLength: n, maxLength: n }),
      fc.array(group, { minLength: 1, maxLength: 9 }),
    )
    .map(([costs, groups]) => lines(costs, groups));
});

export const generators: Generators = {
  random: (random) => market(random, random.int(2, 14), random.int(1, 40), 40, 20),
  middle: (random) => market(random, 60, 300, 100, 30),
  "large-sparse": (random) => market(random, maxStations, 8000, maxValue, maxValue),
  "large-dense": (random) => market(random, 400, maxGroups, maxValue, 2),
};

function market(random: Random, n: number, m: number, cost: number, payment: number): string {
  return lines(
    Array.from({ length: n }, () => random.int(0, cost)),
    Array.from({ length: m }, () => [random.int(1, n), random.int(1, n), random.int(0, payment)]),
  );
}

function lines(costs: readonly number[], groups: readonly (readonly number[])[]): string {
  const rows = groups.map((group) => `${group.join(" ")}\n`);
  return `${costs.length} ${groups.length}\n${costs.join(" ")}\n${rows.join("")}`;
}
