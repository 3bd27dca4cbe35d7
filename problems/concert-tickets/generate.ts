import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

const { maxTickets, maxCustomers, maxPrice } = bounds;

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
    fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 }),
  )
  .map(([tickets, customers]) => write(tickets, customers));

export const generators: Generators = {
  random: (random) => write(drawn(random, 500, 1000), drawn(random, 600, 1000)),
  /** Everybody takes the dearest ticket. */
  rich: (random) =>
    write(drawn(random, maxTickets, maxPrice), new Array(maxCustomers).fill(maxPrice)),
  /** All tickets cost the same, and no second customer can pay it. */
  equal: (random) =>
    write(
      new Array(maxTickets).fill(maxPrice / 2),
      Array.from({ length: maxCustomers }, () => maxPrice / 2 - random.int(0, 1)),
    ),
  large: (random) =>
    write(drawn(random, maxTickets, maxPrice), drawn(random, maxCustomers, maxPrice)),
};

function drawn(random: Random, count: number, most: number): number[] {
  return Array.from({ length: count }, () => random.int(1, most));
}

function write(tickets: readonly number[], customers: readonly number[]): Uint8Array {
  return numberLines([[tickets.length, customers.length], tickets, customers]);
}
