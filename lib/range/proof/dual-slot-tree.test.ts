import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { DualSlotTree } from "../dual-slot-tree";

class Bare extends DualSlotTree {
  protected act(): void {}
  protected push(): void {}
}

it("has two slots for each leaf, and as many leaves as the next power of two", () => {
  for (const [n, leaves] of tableOf("0 1, 1 1, 2 2, 3 4, 64 64, 65 128"))
    expect(new Bare(n)).toMatchObject({ leaves, slots: 2 * leaves });
});

it("refuses bad sizes, indices and ranges", () => {
  for (const size of [-1, 0.5, Number.NaN, 2 ** 30])
    expect(() => new Bare(size)).toThrow("DualSlotTree: size must be an integer");
  const tree = new Bare(3);
  for (const i of [-1, 0.5, 4, Number.NaN]) {
    expect(() => tree.leaf(i)).toThrow("DualSlotTree.leaf: index must be");
    const call = () => tree.updateRange(i, 3);
    expect(call).toThrow("DualSlotTree.updateRange: expected 0 <= l <= r <= 3");
  }
});
