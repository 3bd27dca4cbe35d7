import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { SortSlotTree } from "../sort-slot-tree";

/** Keys as texts, which do not commute. */
class Texts extends SortSlotTree {
  readonly text = new Array<string>(this.slots).fill("");
  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

it("folds what was placed and sorted, from left to right", () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = new Random(seed);
    const size = random.int(0, 12);
    const fresh = random.shuffle(Array.from({ length: 40 }, (_, i) => i));
    const keys = fresh.splice(0, size);
    const tree = new Texts(keys, 39);
    const name = (key: number) => `${key},`;
    keys.forEach((key, i) => {
      tree.text[tree.leaves + i] = name(key);
    });
    tree.build();
    for (let step = 0; step < 25; step++) {
      const [l, r] = [random.int(0, size), random.int(0, size)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      if (l < size && random.int(0, 3) === 0) {
        fresh.push(keys[l]!);
        keys[l] = fresh.shift()!;
        tree.text[tree.place(l, keys[l]!)] = name(keys[l]!);
        tree.update(l);
      } else if (random.int(0, 1) === 0) {
        const sign = random.pick([-1, 1]);
        keys.splice(l, r - l, ...keys.slice(l, r).sort((a, b) => sign * (a - b)));
        tree.sort(l, r, sign < 0);
      }
      const m = random.int(0, r);
      expect(tree.text[tree.fold(m, r)]).toBe(keys.slice(m, r).map(name).join(""));
    }
    expect(tree.text[tree.fold(0, size)]).toBe(keys.map(name).join(""));
  }
});

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
  wide.sort(0, 2);
  expect(wide.text[wide.fold(0, 2)]).toBe("smalllarge");
});
