import { expect, it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { KdSlotTree } from "../kd-slot-tree";
import { twin } from "./kd-slot-tree.twin";
import { solve } from "./kd-slot-tree.verify";

class Counts extends KdSlotTree {
  readonly counts = new Int32Array(this.slots);
  protected act(): void {}
  protected override push(): void {}
  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.counts[into] = this.counts[left]! + this.counts[right]!;
  }
}

it("agrees with all points", () => {
  holdToTwin(twin, solve, 30);
});

it("builds from values at first, and takes equal points and none", () => {
  const tree = new Counts([1, 1, 1, 5], [2, 2, 2, 0]);
  for (let i = 0; i < 4; i++) tree.counts[tree.slotOf(i)] = 1;
  tree.build();
  expect(tree.counts[tree.foldInside(1, 2, 2, 3)]).toBe(3);
  expect(tree.counts[tree.foldInside(-9, -9, 9, 9)]).toBe(4);
  expect(tree.foldInside(1, 2, 1, 3)).toBe(tree.none);
  expect(new Counts([], []).foldInside(0, 0, 9, 9)).toBe(0);
  for (const bad of [-1, 4, 0.5]) {
    for (const call of [tree.slotOf, tree.point, tree.changed]) {
      expect(() => call.call(tree, bad)).toThrow("KdSlotTree: index must be an integer in [0, 4)");
    }
  }
});
