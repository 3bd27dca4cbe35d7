import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { labelsModel, none } from "../../../scripts/testing/models";
import type { Random } from "../../sequence/random";
import { DisjointSets } from "../disjoint-sets";

it.each([1, 2, 3, 4, 5, 6, 7, 8, 50])("random unions of %i elements", (size) => {
  const one = (random: Random) => [random.int(0, size - 1)];
  const two = (random: Random) => [random.int(0, size - 1), random.int(0, size - 1)];
  holdToModel(
    () => {
      const [sets, model] = [new DisjointSets(size), labelsModel(size)];
      const isInSet = (element: number) => model.same(sets.find(element), element);
      return [Object.assign(sets, { isInSet }), Object.assign(model, { isInSet: () => true })];
    },
    { union: two },
    { count: none, same: two, sizeOf: one, isInSet: one },
    { rounds: 20, length: 2 * size },
  );
});

it("a chain of 10^5 unions from the far end stays shallow", () => {
  const sets = new DisjointSets(100_000);
  for (let element = 99_999; element > 0; element--) sets.union(element, element - 1);
  expect([sets.count, sets.sizeOf(5)]).toEqual([1, 100_000]);
});

it("no element at all", () => expect(new DisjointSets(0).count).toBe(0));

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
