import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { longestIncreasingSubsequence } from "../longest-increasing-subsequence";

/** The greatest size of a subset of the places whose numbers ascend. */
function naive(values: readonly number[], strict: boolean): number {
  let most = 0;
  for (let subset = 0; subset < 2 ** values.length; subset++) {
    const chosen = values.filter((_, i) => (subset >> i) & 1);
    const ascends = chosen.every(
      (value, i) => i === 0 || (strict ? chosen[i - 1]! < value : chosen[i - 1]! <= value),
    );
    if (ascends) most = Math.max(most, chosen.length);
  }
  return most;
}

it("agrees with all subsequences", () => {
  for (const random of rounds(300)) {
    const most = random.pick([1, 3, 20]);
    const values = Array.from({ length: random.int(0, 9) }, () => random.int(-most, most));
    for (const strict of [true, false]) {
      const places = [...longestIncreasingSubsequence(values, { strict })];
      expect(places.length).toBe(naive(values, strict));
      places.forEach((place, k) => {
        if (k === 0) return;
        expect(place).toBeGreaterThan(places[k - 1]!);
        const rise = values[place]! - values[places[k - 1]!]!;
        expect(strict ? rise > 0 : rise >= 0).toBe(true);
      });
    }
  }
});

it("equal numbers do not ascend where nothing else is said", () =>
  expect([...longestIncreasingSubsequence([2, 2, 1, 1, 2])]).toEqual([3, 4]));

it("10^6 numbers, infinities and fractions", () => {
  const up = Int32Array.from({ length: 1_000_000 }, (_, i) => i);
  expect(longestIncreasingSubsequence(up).length).toBe(1_000_000);
  expect(longestIncreasingSubsequence(up.reverse()).length).toBe(1);
  expect([...longestIncreasingSubsequence([Infinity, -Infinity, 0.5, 0.25, Infinity])]).toEqual([
    1, 3, 4,
  ]);
});
