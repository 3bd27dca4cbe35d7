import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { inversionCount } from "../inversion-count";

function pairs(values: readonly number[]): number {
  let count = 0;
  values.forEach((left, at) => {
    for (const right of values.slice(at + 1)) if (left > right) count++;
  });
  return count;
}

it("counts the pairs of every sequence of values below its length, to length 6", () => {
  for (let length = 0; length <= 6; length++) {
    for (let code = 0; code < length ** length; code++) {
      const values = Array.from({ length }, (_, at) => Math.floor(code / length ** at) % length);
      holdEqual(inversionCount(values), pairs(values), values);
    }
  }
});

it("counts random sequences with equal and far values", () => {
  for (const random of rounds(100)) {
    const top = random.pick([1, 10, 100_000]);
    const values = Array.from({ length: random.int(0, 200) }, () => random.int(0, top));
    expect(inversionCount(values)).toBe(pairs(values));
  }
});

it("knows the documents' examples", () => {
  expect([inversionCount([1, 2, 4, 3]), inversionCount([3, 1, 2, 4])]).toEqual([1, 2]);
  expect(inversionCount([1, 2, 3, 4, 6, 7, 5, 8])).toBe(2);
  expect(inversionCount([7, 2, 1, 4, 6, 3, 5])).toBe(10);
});

it("takes a prefix", () => {
  expect([inversionCount([2, 1, 0], 2), inversionCount([2 ** 26 - 1, 0])]).toEqual([1, 1]);
});
