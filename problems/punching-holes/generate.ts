import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

const { maxHoles, maxCoordinate } = bounds;
const coordinate = fc.integer({ min: 0, max: 9 });

/** Small valid inputs that shrink: a few holes near the corner. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 7 })
  .map(text);

export const generators: Generators = {
  random: (random) => scattered(random, random.int(200, maxHoles)),
  clustered: (random) => scattered(random, random.int(200, maxHoles), 10),
  large: (random) => scattered(random, maxHoles),
  few: (random) => scattered(random, 24),
};

/** Holes anywhere, or around `places` points. */
function scattered(random: Random, n: number, places = 0): string {
  const draw = () => random.int(0, maxCoordinate);
  const middles = Array.from({ length: places }, () => [draw(), draw()]);
  const near = (middle: number) =>
    Math.min(maxCoordinate, Math.max(0, middle + random.int(-400, 400) + random.int(-400, 400)));
  const hole = () => (places > 0 ? random.pick(middles).map(near) : [draw(), draw()]);
  return text(Array.from({ length: n }, hole));
}

function text(holes: readonly (readonly number[])[]): string {
  return `${holes.length}\n${holes.map((hole) => `${hole.join(" ")}\n`).join("")}`;
}
