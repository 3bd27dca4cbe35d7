import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { HeavyLight } from "../heavy-light";
import { randomTree } from "../random-tree";
import { rootedTree } from "../rooted-tree";
import { SlotPathFold } from "../slot-path-fold";

/** Texts, which do not commute. */
class Texts extends SlotPathFold {
  readonly text = new Array<string>(this.slots).fill("");

  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

it("texts along paths, edges and over subtrees, after every change", () => {
  for (const random of rounds(100)) {
    const n = random.int(1, 12);
    const { a, b } = randomTree(random, n, random.int(1, 12));
    const paths = new HeavyLight(rootedTree(undirectedCsr(n, a, b)));
    const letters = Array.from({ length: n }, (_, v) => String.fromCharCode(97 + v));
    const tree = new Texts(paths);
    for (let v = 0; v < n; v++) tree.text[tree.leaf(v)] = letters[v]!;
    tree.build();
    for (let step = 0; step < 20; step++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      for (const isEdges of [false, true]) {
        let wanted = "";
        for (let k = 0; paths.jump(u, v, k) >= 0; k++) {
          const w = paths.jump(u, v, k);
          if (!isEdges || w !== paths.lca(u, v)) wanted += letters[w]!;
        }
        expect(tree.text[tree.path(u, v, isEdges)]).toBe(wanted);
      }
      const below = [...paths.order.slice(paths.place[u], paths.subtreeEnd(u))];
      expect(tree.text[tree.subtree(u)]).toBe(below.map((w) => letters[w]!).join(""));
      letters[u] = String.fromCharCode(65 + step);
      tree.text[tree.leaf(u)] = letters[u]!;
      tree.update(u);
    }
    expect(tree.text).toHaveLength(tree.slots);
  }
});

it("refuses vertices outside", () => {
  const tree = new Texts(new HeavyLight(rootedTree(undirectedCsr(2, [0], [1]))));
  for (const v of [-1, 0.5, 2, Number.NaN]) {
    for (const method of ["leaf", "update"] as const) {
      const message = `SlotPathFold.${method}: vertices must be in [0, 2), got ${v}`;
      expect(() => tree[method](v)).toThrow(message);
    }
    expect(() => tree.path(0, v)).toThrow("vertices must be in [0, 2)");
    expect(() => tree.subtree(v)).toThrow("vertices must be in [0, 2)");
  }
});
