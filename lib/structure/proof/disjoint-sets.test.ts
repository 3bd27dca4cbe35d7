import { describe, expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { DisjointSets } from "../disjoint-sets";

describe("DisjointSets against labels", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 50])("random unions of %i elements", (size) => {
    for (let seed = 0; seed < 20; seed++) {
      const random = new Random(seed);
      const sets = new DisjointSets(size);
      let labels = Array.from({ length: size }, (_, element) => element);
      for (let step = 0; step < 2 * size; step++) {
        const [a, b] = [random.int(0, size - 1), random.int(0, size - 1)];
        const [labelA, labelB] = [labels[a], labels[b]];
        expect(sets.union(a, b)).toBe(labelA !== labelB);
        labels = labels.map((label) => (label === labelB ? labelA! : label));
        expect(sets.count).toBe(new Set(labels).size);
        const [c, d] = [random.int(0, size - 1), random.int(0, size - 1)];
        expect(sets.same(c, d)).toBe(labels[c] === labels[d]);
        expect(sets.sizeOf(c)).toBe(labels.filter((label) => label === labels[c]).length);
        expect(labels[sets.find(d)]).toBe(labels[d]);
      }
    }
  });

  it("a chain of 10^5 unions from the far end stays shallow", () => {
    const sets = new DisjointSets(100_000);
    for (let element = 99_999; element > 0; element--) sets.union(element, element - 1);
    expect(sets.count).toBe(1);
    expect(sets.sizeOf(5)).toBe(100_000);
  });
});

it("no element at all", () => {
  expect(new DisjointSets(0).count).toBe(0);
});

it("the larger set keeps its representative, so that paths stay short", () => {
  const sets = new DisjointSets(8);
  sets.union(0, 1);
  const large = sets.find(0);
  sets.union(0, 2);
  sets.union(3, 0);
  expect([0, 1, 2, 3].map((element) => sets.find(element))).toEqual(Array(4).fill(large));
  sets.union(4, 5);
  sets.union(5, 1);
  expect(sets.find(4)).toBe(large);
});
