import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .tuple(numbers(8), numbers(10))
  .map(([rooms, groups]) => write(rooms, groups));

export const generators: Generators = {
  random: (random) => write(many(random, 1000, 1, 50), many(random, 1000, 1, 20)),
  "one-hotel-fits": (random) => {
    // All groups need the one large hotel at the end.
    const rooms = many(random, bounds.maxHotels - 1, 1, 1000);
    return write([...rooms, bounds.maxRooms], many(random, bounds.maxGroups, 1001, 4000));
  },
  large: (random) =>
    write(
      many(random, bounds.maxHotels, 1, bounds.maxRooms),
      many(random, bounds.maxGroups, 1, bounds.maxRooms),
    ),
};

function numbers(maxLength: number): fc.Arbitrary<number[]> {
  return fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength });
}

function many(random: Random, count: number, low: number, high: number): number[] {
  return Array.from({ length: count }, () => random.int(low, high));
}

function write(rooms: readonly number[], groups: readonly number[]): Uint8Array {
  return numberLines([[rooms.length, groups.length], rooms, groups]);
}
