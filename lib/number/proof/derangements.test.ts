import { expect, it } from "vitest";
import { derangements } from "../derangements";

/** How many permutations of the free places leave none of the things from `thing` on in its place. */
function count(free: readonly number[], thing: number): number {
  if (free.length === 0) return 1;
  return free
    .filter((place) => place !== thing)
    .reduce(
      (sum, place) =>
        sum +
        count(
          free.filter((other) => other !== place),
          thing + 1,
        ),
      0,
    );
}

it("counts permutations one by one", () => {
  const counts = Array.from({ length: 8 }, (_, n) => count([...Array(n).keys()], 0));
  for (let n = 0; n <= 8; n++)
    expect([...derangements(n, 2 ** 30 - 1)]).toEqual(counts.slice(0, n));
});

it("modulo 1 all are 0, and numbers beyond m go on", () => {
  expect([...derangements(4, 1)]).toEqual([0, 0, 0, 0]);
  expect([...derangements(8, 3)]).toEqual([1, 0, 1, 2, 0, 2, 1, 0]);
});
