import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { subsetSums } from "../subset-sums";

it("agrees with all subsets", () => {
  for (const random of rounds(250)) {
    const most = random.pick([2, 5, 40, 100]);
    const values = Array.from({ length: random.int(0, 9) }, () => random.int(1, most));
    const limit = random.pick([0, 1, 31, 32, 33, 63, 64, 127, 128, 200]);
    let all = new Set([0]);
    for (const value of values) all = new Set([...all, ...[...all].map((sum) => sum + value)]);
    const expected = [...all].filter((sum) => sum <= limit).sort((a, b) => a - b);
    const sums = subsetSums(values, limit);
    expect(sums.count()).toBe(expected.length);
    for (const sum of expected) expect(sums.has(sum)).toBe(true);
  }
});

it("many equal values", () => {
  const sums = subsetSums(new Int32Array(1_000_000).fill(3), 2_999_999);
  expect([sums.count(), subsetSums([2 ** 40 + 32], 100).count()]).toEqual([1_000_000, 1]);
  const size = 2 ** 20 + 1; // 4096 together are 2^32 + 4096
  expect(subsetSums(new Int32Array(8191).fill(size), size).count()).toBe(2);
  expect(subsetSums([], 2 ** 30).size).toBe(2 ** 30 + 1);
});
