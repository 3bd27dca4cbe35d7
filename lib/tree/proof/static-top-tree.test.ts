import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { HeavyLight } from "../heavy-light";
import { deepShape, deepShapes, randomTree } from "../random-tree";
import { rootedTree } from "../rooted-tree";
import { StaticTopTree } from "../static-top-tree";

/** A path as a text: its vertices downwards, behind each its bunch in order of the letters. */
class Texts extends StaticTopTree {
  readonly text = new Array<string>(this.slots).fill("");
  readonly name = Array.from(this.paths.order, (_, v) => `${v}`);
  calls = 0;

  protected combine(into: number, upper: number, lower: number): void {
    this.text[into] = this.text[upper]! + this.text[lower]!;
    this.count(into, upper, lower);
  }
  protected rake(into: number, left: number, right: number): void {
    const bunch = `${this.text[left]};${this.text[right]}`;
    this.text[into] = bunch.split(";").sort().join(";");
    this.count(into, left, right);
  }
  protected vertex(into: number, bunch: number, v: number): void {
    this.text[into] = `${this.name[v]}{${this.text[bunch]}}`;
    this.count(into, bunch);
  }
  // A heavy path is written as a path of vertices: "a{}b{}" hangs as "a{}b{}" below its parent.
  protected extend(into: number, path: number, v: number): void {
    this.text[into] = `${v}:${this.text[path]!.replace(/;/g, ",")}`;
    this.count(into, path);
  }
  private count(into: number, ...parts: number[]): void {
    this.calls++;
    if (parts.includes(into)) throw new Error(`makes slot ${into} from itself`);
  }
}

it("each vertex is once in the whole and in every fold", () => {
  for (const random of rounds(80)) {
    const n = random.int(1, 20);
    const { a, b } = randomTree(random, n, random.pick([deepShape(random, n), 1, 3, 20]));
    const tree = rootedTree(undirectedCsr(n, a, b), random.int(0, n - 1));
    const texts = new Texts(new HeavyLight(tree));
    texts.build();
    for (let v = 0; v < n; v++) {
      texts.name[v] = `${v}x`;
      texts.update(v);
      for (const slot of [texts.whole, texts.fold(v)])
        expect(texts.text[slot]!.match(/\d+x?(?=\{)/g)!.sort()).toEqual([...texts.name].sort());
    }
  }
});

it("few calls even on deep trees", () => {
  const n = 5000;
  for (const shape of [n, ...Object.values(deepShapes(n))]) {
    const { a, b } = randomTree(new Random(3), n, shape);
    const texts = new Texts(new HeavyLight(rootedTree(undirectedCsr(n, a, b))));
    for (let v = 0; v < n; v += 97) {
      texts.text.fill("");
      texts.calls = 0;
      texts.update(v);
      expect(texts.calls).toBeLessThan(60);
    }
  }
});

it("refuses vertices outside", () => {
  const texts = new Texts(new HeavyLight(rootedTree(undirectedCsr(2, [0], [1]))));
  for (const v of [-1, 0.5, 2, Number.NaN]) {
    expect(() => texts.fold(v)).toThrow(`StaticTopTree.fold: vertices must be in [0, 2), got ${v}`);
    expect(() => texts.update(v)).toThrow("StaticTopTree.update: vertices must be in [0, 2)");
  }
});
