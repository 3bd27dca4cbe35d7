import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxTowns, maxSize, maxCoordinate } = problem.bounds;

/** Small valid inputs that shrink: a few towns near each other. */
export const small: fc.Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -3, max: 3 })), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([w, h, towns]) => text(w, h, towns));

export const generators: Generators = {
  // Densities at which most inputs are possible, most are impossible, or about half are.
  loose: (random) => scattered(random, random.int(5, 60), 40),
  tight: (random) => scattered(random, random.int(5, 60), 14),
  labelled: (random) => labelled(random, random.int(5, 80)),
  "large-labelled": (random) => labelled(random, maxTowns),
  "large-one-place": () => text(maxSize, maxSize, new Array(maxTowns).fill([-maxCoordinate, 0])),
};

function scattered(random: Random, n: number, side: number): string {
  const towns = Array.from({ length: n }, () => [random.int(-side, side), random.int(-side, side)]);
  return text(random.int(1, 4), random.int(1, 3), towns);
}

/** Labels side by side in rows, each town at one end of its label: possible, with little choice. */
function labelled(random: Random, n: number): string {
  const [w, h] = [random.int(3, 1000), random.int(3, 1000)];
  const columns = Math.ceil(Math.sqrt(n));
  const towns: number[][] = [];
  for (let label = 0; label < n; label++) {
    const row = Math.floor(label / columns);
    const x = (label % columns) * w + random.int(0, 1) * w;
    towns.push([x, row * h]);
  }
  return text(w, h, random.shuffle(towns));
}

function text(w: number, h: number, towns: readonly (readonly number[])[]): string {
  return `${towns.length} ${w} ${h}\n${towns.map((town) => `${town.join(" ")}\n`).join("")}`;
}
