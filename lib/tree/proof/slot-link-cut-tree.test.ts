import { expect, it } from "vitest";
import { treeOfParents } from "../rooted-tree";
import { SlotLinkCutTree } from "../slot-link-cut-tree";

class Texts extends SlotLinkCutTree {
  readonly text = new Array<string>(this.slots).fill("");

  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

it("a tree at once, which is an error for another size or where there are edges", () => {
  const tree = treeOfParents([1, -1, 0]);
  const forest = new Texts(3);
  for (let v = 0; v < 3; v++) forest.text[forest.leaf(v)] = "abc"[v]!;
  forest.build(tree);
  expect(forest.text[forest.path(2, 1)]).toBe("cab");
  expect(forest.text[forest.path(1, 2)]).toBe("bac");
  expect(() => forest.link(2, 1)).toThrow("2 and 1 are connected already");
  expect(() => forest.cut(2, 1)).toThrow("there is no edge between 2 and 1");
  for (const other of [forest, new Texts(2)])
    expect(() => other.build(tree)).toThrow("SlotLinkCutTree: expected a tree of");
  forest.cut(1, 0);
  expect([forest.same(1, 0), forest.same(2, 0)]).toEqual([false, true]);
  expect(() => forest.path(1, 2)).toThrow("1 and 2 are not connected");
});

it("refuses bad sizes and vertices", () => {
  expect(new Texts(0).n).toBe(0);
  for (const n of [-1, 0.5, 2 ** 28, Number.NaN])
    expect(() => new Texts(n)).toThrow("SlotLinkCutTree: n must be an integer in [0, 2^28)");
  const forest = new Texts(3);
  for (const bad of [-1, 3, 0.5, Number.NaN]) {
    expect(() => forest.leaf(bad)).toThrow(`got ${bad}`);
    expect(() => forest.update(bad)).toThrow(`got ${bad}`);
    for (const method of ["link", "cut", "same", "path"] as const) {
      const message = `SlotLinkCutTree.${method}: vertices must be in [0, 3), got `;
      expect(() => forest[method](bad, 1)).toThrow(`${message}${bad}, 1`);
      expect(() => forest[method](1, bad)).toThrow(`${message}1, ${bad}`);
    }
  }
});
