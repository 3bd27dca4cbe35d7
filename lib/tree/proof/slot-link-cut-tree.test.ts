import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { treeOfParents } from "../rooted-tree";
import { SlotLinkCutTree } from "../slot-link-cut-tree";

class Texts extends SlotLinkCutTree {
  readonly text = new Array<string>(this.slots).fill("");

  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

it("a forest: links, cuts and paths of letters against a search", () => {
  for (let seed = 0; seed < 12; seed++) {
    const random = new Random(seed);
    const n = random.int(1, 8);
    const forest = new Texts(n);
    const letter = (v: number, text: string) => {
      forest.text[forest.leaf(v)] = text;
    };
    for (let v = 0; v < n; v++) letter(v, `${v}`);
    forest.build();
    const next = Array.from({ length: n }, () => new Set<number>());
    const path = (v: number, to: number, from = -1): number[] => {
      if (v === to) return [v];
      for (const w of next[v]!) {
        const rest = w === from ? [] : path(w, to, v);
        if (rest.length > 0) return [v, ...rest];
      }
      return [];
    };
    for (let step = 0; step < 50; step++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      const way = path(u, v);
      expect(forest.same(u, v)).toBe(way.length > 0);
      if (way.length === 0) {
        expect(() => forest.path(u, v)).toThrow(`${u} and ${v} are not connected`);
        expect(() => forest.cut(u, v)).toThrow(`there is no edge between ${u} and ${v}`);
        if (random.int(0, 2) === 0) continue;
        forest.link(u, v);
        next[u]!.add(v);
        next[v]!.add(u);
        continue;
      }
      expect(forest.text[forest.path(u, v)]).toBe(
        way.map((w) => forest.text[forest.leaf(w)]).join(""),
      );
      expect(() => forest.link(u, v)).toThrow(`${u} and ${v} are connected already`);
      if (!next[u]!.has(v)) expect(() => forest.cut(u, v)).toThrow("there is no edge between");
      else if (random.int(0, 1) === 0) {
        forest.cut(u, v);
        next[u]!.delete(v);
        next[v]!.delete(u);
      }
      letter(v, String.fromCharCode(97 + (step % 26)));
      forest.update(v);
    }
  }
});

it("a tree at once, which is an error for another size or where there are edges", () => {
  const tree = treeOfParents([1, -1, 0]);
  const forest = new Texts(3);
  for (let v = 0; v < 3; v++) forest.text[forest.leaf(v)] = "abc"[v]!;
  forest.build(tree);
  expect(forest.text[forest.path(2, 1)]).toBe("cab");
  for (const other of [forest, new Texts(2)]) {
    expect(() => other.build(tree)).toThrow("SlotLinkCutTree: expected a tree of");
  }
});

it("refuses bad sizes and vertices", () => {
  expect(new Texts(0).n).toBe(0);
  for (const n of [-1, 0.5, 2 ** 28, Number.NaN]) {
    expect(() => new Texts(n)).toThrow("SlotLinkCutTree: n must be an integer in [0, 2^28)");
  }
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
