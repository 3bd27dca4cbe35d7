import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import {
  factorial,
  permutationHalfRank,
  permutationHalfUnrank,
  permutationParity,
  permutationRank,
  permutationUnrank,
} from "../permutation-rank";
import { Random } from "../random";

/** All permutations of the items in lexicographic order: the naive twin. */
function permutations(items: number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

function inversions(items: number[]): number {
  let count = 0;
  items.forEach((left, at) => {
    for (const right of items.slice(at + 1)) if (left > right) count++;
  });
  return count;
}

const range = (n: number) => Array.from({ length: n }, (_, at) => at);

for (let n = 0; n <= 8; n++) {
  it(`numbers all permutations of ${n} in lexicographic order, and back`, () => {
    const items: number[] = [];
    permutations(range(n)).forEach((permutation, rank) => {
      holdEqual(permutationRank(permutation), rank, permutation);
      permutationUnrank(rank, n, items);
      holdEqual(items.join(), permutation.join());
    });
  });
}

for (let n = 2; n <= 8; n++) {
  it(`numbers the even and the odd permutations of ${n} densely`, () => {
    const seen = [new Set<number>(), new Set<number>()];
    const items: number[] = [];
    for (const permutation of permutations(range(n))) {
      const parity = inversions(permutation) % 2;
      holdEqual(permutationParity(permutation, n), parity, permutation);
      const rank = permutationHalfRank(permutation);
      seen[parity]!.add(rank);
      permutationHalfUnrank(rank, parity, n, items);
      holdEqual(items.join(), permutation.join());
    }
    for (const ranks of seen) {
      expect(ranks.size).toBe(factorial(n) / 2);
      expect(Math.max(...ranks)).toBe(factorial(n) / 2 - 1);
    }
  });
}

it("goes there and back up to 18 items", () => {
  const random = new Random(7);
  const items: number[] = [];
  for (let n = 9; n <= 18; n++) {
    for (let round = 0; round < 200; round++) {
      const permutation = random.shuffle(range(n));
      const rank = permutationRank(permutation);
      permutationUnrank(rank, n, items);
      expect(items).toEqual(permutation);
      expect(permutationParity(permutation, n)).toBe(inversions(permutation) % 2);
    }
  }
  expect(permutationRank(range(18).reverse())).toBe(factorial(18) - 1);
  for (const rank of [2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1]) {
    permutationUnrank(rank, 13, items);
    expect(permutationRank(items, 13)).toBe(rank);
  }
});

it("takes 32 items for the parity", () => {
  for (const items of [range(32).reverse(), [31, 0], [0, 31], [31, 30, 0]])
    expect(permutationParity(items, items.length)).toBe(inversions(items) % 2);
});

it("factorial: known values, and no others than integers in [0, 170]", () => {
  expect([0, 1, 2, 5, 18].map(factorial)).toEqual([1, 1, 2, 120, 6402373705728000]);
  expect(factorial(170) / 7.257415615307994e306).toBeCloseTo(1, 12);
});

it("ranks a prefix of a longer buffer", () =>
  expect(permutationRank(Uint8Array.of(1, 0, 2, 9, 9), 3)).toBe(2));
