import { expect, it } from "vitest";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { HeavyLight } from "../heavy-light";
import { deepShapes, randomTree } from "../random-tree";
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
