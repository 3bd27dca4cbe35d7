import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { examplesOf, runExample } from "../../../scripts/testing/run-example";
import { LazySlotTree } from "../lazy-slot-tree";

/** Texts whose letters are all replaced by a table from digits to digits: actions do not commute. */
class Tables extends LazySlotTree {
  readonly text = new Array<string>(this.slots).fill("");
  readonly pending = new Array<string>(this.leaves).fill("");
  table = "";

  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }

  protected act(k: number): unknown {
    this.replace(k, this.table);
    return true;
  }

  protected push(k: number): void {
    if (k < 1 || k >= this.leaves) throw new Error(`pushes slot ${k}`);
    if (this.pending[k] === "") return;
    this.replace(2 * k, this.pending[k]!);
    this.replace(2 * k + 1, this.pending[k]!);
    this.pending[k] = "";
  }

  private replace(k: number, table: string): void {
    this.text[k] = through(this.text[k]!, table);
    if (k < this.leaves) this.pending[k] = through(this.pending[k]! || "0123", table);
  }
}

function through(text: string, table: string): string {
  return [...text].map((digit) => table[Number(digit)]).join("");
}

it("acts on ranges and folds them from left to right", () => {
  for (const random of rounds(120)) {
    const size = random.int(0, 20);
    const tree = new Tables(size);
    const digits = (length: number) => Array.from({ length }, () => random.int(0, 3)).join("");
    let values = digits(size);
    for (let i = 0; i < size; i++) tree.text[tree.leaves + i] = values[i]!;
    tree.build();
    for (let step = 0; step < 30; step++) {
      const l = random.int(0, size);
      const [r, kind] = [random.int(l, size), random.int(0, 2)];
      if (kind === 0) {
        expect(tree.text[tree.fold(l, r)]).toBe(values.slice(l, r));
        const isGood = (slot: number) => !tree.text[slot]!.includes("01");
        let right = l;
        while (right < size && !values.slice(l, right + 1).includes("01")) right++;
        expect(tree.maxRight(l, isGood)).toBe(right);
        let left = r;
        while (left > 0 && !values.slice(left - 1, r).includes("01")) left--;
        expect(tree.minLeft(r, isGood)).toBe(left);
      } else if (kind === 1) {
        tree.table = digits(4);
        tree.updateRange(l, r);
        values = values.slice(0, l) + through(values.slice(l, r), tree.table) + values.slice(r);
      } else if (l < size) {
        const leaf = tree.leaf(l);
        expect(tree.text[leaf]).toBe(values[l]);
        tree.text[leaf] = "3";
        tree.update(l);
        values = `${values.slice(0, l)}3${values.slice(l + 1)}`;
      }
    }
  }
});

interface Ramps {
  sums: Float64Array;
  leaves: number;
  build(): void;
  ramp(l: number, r: number): void;
  fold(l: number, r: number): number;
}

it("the README's tree, whose action depends on the place, agrees with an array", async () => {
  const page = readFileSync(join(__dirname, "../README.md"), "utf8");
  const code = examplesOf(page).find((example) => example.includes("class RampTree"))!;
  const load = async () => ({ LazySlotTree });
  const { RampTree } = (await runExample(code, load)) as { RampTree: new (n: number) => Ramps };
  for (const random of rounds(120)) {
    const size = random.int(1, 20);
    const values = Array.from({ length: size }, () => random.int(-9, 9));
    const tree = new RampTree(size);
    for (let i = 0; i < size; i++) tree.sums[tree.leaves + i] = values[i]!;
    tree.build();
    for (let step = 0; step < 30; step++) {
      const l = random.int(0, size);
      const r = random.int(l, size);
      if (random.int(0, 1) === 0) {
        tree.ramp(l, r);
        for (let i = l; i < r; i++) values[i]! += i - l + 1;
      } else {
        expect(tree.sums[tree.fold(l, r)]).toBe(values.slice(l, r).reduce((sum, x) => sum + x, 0));
      }
    }
  }
});

it("knows how many leaves lie under a slot", () => {
  const tree = new Tables(5);
  expect([1, 2, 3, 4, 7, 8, 15].map((k) => tree.width(k))).toEqual([8, 4, 4, 2, 2, 1, 1]);
});

it("knows the first element under a slot", () => {
  const tree = new Tables(5);
  expect([1, 2, 3, 4, 5, 7, 8, 15].map((k) => tree.first(k))).toEqual([0, 0, 4, 0, 2, 6, 0, 7]);
});

it("refuses bad sizes, indices and ranges", () => {
  for (const size of [-1, 0.5, Number.NaN, 2 ** 30])
    expect(() => new Tables(size)).toThrow("SlotTree: size must be an integer");
  const tree = new Tables(3);
  for (const i of [-1, 0.5, 4, Number.NaN]) {
    expect(() => tree.leaf(i)).toThrow("LazySlotTree.leaf: index must be an integer in [0, 3)");
    const call = () => tree.updateRange(i, 3);
    expect(call).toThrow("LazySlotTree.updateRange: expected 0 <= l <= r <= 3");
    expect(() => tree.fold(0, i)).toThrow("LazySlotTree.fold: expected 0 <= l <= r <= 3");
  }
});

it("an action that fails at a leaf is refused", () => {
  class Failing extends Tables {
    protected override act(k: number): boolean {
      super.act(k);
      return false;
    }
  }
  const tree = new Failing(2);
  tree.table = "0123";
  expect(() => tree.updateRange(0, 2)).toThrow("LazySlotTree.act: failed at a leaf, slot 2");
});
