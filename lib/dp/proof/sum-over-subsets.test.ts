import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { sumOverSubsets, sumOverSupersets } from "../sum-over-subsets";

it("agrees with all pairs of sets", () => {
  for (const random of rounds(60)) {
    const size = 2 ** random.int(0, 7);
    const values = Array.from({ length: size }, () => random.int(-1000, 1000));
    const sum = (keep: (t: number) => boolean) =>
      values.reduce((total, value, t) => (keep(t) ? total + value : total), 0);
    for (const copy of [values.slice(), Int32Array.from(values), Float64Array.from(values)]) {
      const other = copy.slice();
      sumOverSubsets(copy);
      sumOverSupersets(other);
      for (let s = 0; s < size; s++) {
        expect(copy[s]).toBe(sum((t) => (s & t) === t));
        expect(other[s]).toBe(sum((t) => (s & t) === s));
      }
    }
  }
});

it("refuses a length that is no power of two", () => {
  for (const length of [0, 3, 6]) {
    const call = () => sumOverSubsets(new Int32Array(length));
    expect(call).toThrow(`sumOverSubsets: the length must be a power of two, got ${length}`);
    expect(() => sumOverSupersets(new Int32Array(length))).toThrow(/^sumOverSupersets/);
  }
});
