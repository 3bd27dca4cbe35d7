import { expect, it } from "vitest";
import { SortSlotTree } from "../sort-slot-tree";

/** Keys as texts, which do not commute. */
class Texts extends SortSlotTree {
  readonly text = new Array<string>(this.slots).fill("");
  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

it("refuses equal keys, keys too large and ranges outside; the largest key is 2^31 - 1", () => {
  const tree = new Texts([5, 2, 5], 7);
  expect(() => tree.sort(0, 4)).toThrow("SortSlotTree.sort: expected 0 <= l <= r <= 3");
  expect(() => tree.fold(2, 1)).toThrow("SortSlotTree.fold: expected");
  expect(() => tree.place(3, 1)).toThrow("SortSlotTree.place: index must be");
  expect(() => tree.place(0, 8)).toThrow("SortSlotTree: key must be in [0, 7], got 8");
  expect(() => tree.sort(0, 3)).toThrow("SortSlotTree.sort: equal keys");
  expect(() => new Texts([], 2 ** 31)).toThrow("SortSlotTree: max must be an integer in [0, 2^31)");
  const wide = new Texts([2 ** 31 - 1, 0], 2 ** 31 - 1);
  [wide.text[wide.leaves], wide.text[wide.leaves + 1]] = ["large", "small"];
  wide.build();
  wide.sort(1, 1);
  expect([wide.text[wide.fold(0, 2)], wide.text[wide.fold(1, 1)]]).toEqual(["largesmall", ""]);
  wide.sort(0, 2);
  expect(wide.text[wide.fold(0, 2)]).toBe("smalllarge");
});
