import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxCities, maxFlights, maxLength } = problem.bounds;

/** Small valid inputs that shrink: each city after the first has a flight from an earlier one. */
export const small: fc.Arbitrary<Uint8Array> = fc.integer({ min: 2, max: 6 }).chain((n) => {
  const city = fc.integer({ min: 1, max: n });
  const length = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(maxLength));
  return fc
    .tuple(
      fc.array(fc.tuple(fc.nat(), length), { minLength: n - 1, maxLength: n - 1 }),
      fc.array(fc.tuple(city, city, length), { maxLength: 12 }),
    )
    .map(([tree, more]) => {
      const flights = tree.map(([pick, c], v) => [(pick % (v + 1)) + 1, v + 2, c]);
      return text(n, [...flights, ...more]);
    });
});

export const generators: Generators = {
  random: (random) => {
    const n = random.int(2, 200);
    return network(random, n, n - 1 + random.int(1, 400), random.pick([1, 9, maxLength]));
  },
  large: (random) => network(random, maxCities, maxFlights, maxLength),
  "large-path": (random) => path(random, maxCities),
};

/** A random tree from city 1, so that every city can be reached, and other flights, shuffled. */
function network(random: Random, n: number, m: number, longest: number): Uint8Array {
  const flights: number[][] = [];
  for (let v = 2; v <= n; v++) flights.push([random.int(1, v - 1), v, random.int(1, longest)]);
  while (flights.length < m) {
    flights.push([random.int(1, n), random.int(1, n), random.int(1, longest)]);
  }
  return text(n, random.shuffle(flights));
}

/** The longest routes: 1 → 2 → … → n at the greatest length, and flights back. */
function path(random: Random, n: number): Uint8Array {
  const flights: number[][] = [];
  for (let v = 2; v <= n; v++) flights.push([v - 1, v, maxLength]);
  for (let v = 2; v <= n; v++) flights.push([v, random.int(1, v), random.int(1, maxLength)]);
  return text(n, flights);
}

function text(n: number, flights: readonly (readonly number[])[]): Uint8Array {
  return numberLines([[n, flights.length], ...flights]);
}
