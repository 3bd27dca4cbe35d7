import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { randomTree } from "../random-tree";
import { SlotRerooting } from "../slot-rerooting";

/** Texts, which do not commute: the tree written with brackets, the number of the edge before each. */
class Texts extends SlotRerooting {
  readonly text = new Array<string>(this.slots).fill("");

  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }

  protected extend(into: number, k: number, v: number, edge: number): void {
    if (into === k) throw new Error(`extends slot ${into} into itself`);
    this.text[into] = `${edge}(${v}${this.text[k]})`;
  }
}

it("writes a tree with brackets from every root, the neighbours in the order of the graph", () => {
  for (const random of rounds(150)) {
    const n = random.int(1, 12);
    const { a, b } = randomTree(random, n, random.int(1, 12));
    const graph = undirectedCsr(n, a, b);
    const tree = new Texts(graph);
    tree.build();
    const below = (v: number, from: number): string =>
      [...a.keys()]
        .filter((e) => (a[e] === v ? b[e] : b[e] === v ? a[e] : from) !== from)
        .map((e) => {
          const w = a[e] === v ? b[e]! : a[e]!;
          return `${e}(${w}${below(w, v)})`;
        })
        .join("");
    for (let v = 0; v < n; v++) expect(tree.text[tree.fold(v)]).toBe(below(v, -1));
    expect(tree.text).toHaveLength(tree.slots);
  }
});

it("refuses vertices outside", () => {
  const tree = new Texts(undirectedCsr(2, [0], [1]));
  for (const v of [-1, 0.5, 2, Number.NaN])
    expect(() => tree.fold(v)).toThrow(`SlotRerooting.fold: vertices must be in [0, 2), got ${v}`);
});
