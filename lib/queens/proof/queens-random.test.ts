import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { queensRandom } from "../queens-random";

it.each(
  tableOf("6 4 16.27, 8 92 137.2"),
)("n = %d: each placement about as often", (n, placements, bound) => {
  const counts = new Map<string, number>();
  const draws = 100 * placements;
  for (const random of rounds(draws)) {
    const key = queensRandom(n, random)!.join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(placements);
  let chiSquare = 0;
  for (const count of counts.values()) chiSquare += (count - 100) ** 2 / 100;
  expect(chiSquare).toBeLessThan(bound);
});

it("has nothing to draw for n = 2 and n = 3", () => {
  expect(queensRandom(2, new Random(1))).toBeUndefined();
  expect(queensRandom(3, new Random(1))).toBeUndefined();
});

it("queensRandom draws from the empty board and from one square", () => {
  expect(queensRandom(0, new Random(1))).toEqual(new Int32Array(0));
  expect(queensRandom(1, new Random(1))).toEqual(new Int32Array(1));
});
