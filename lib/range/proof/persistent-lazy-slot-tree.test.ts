import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { PersistentLazySlotTree } from "../persistent-lazy-slot-tree";

/** Texts under "all of it becomes this letter". */
class Letters extends PersistentLazySlotTree {
  readonly text = new Array<string>(this.slots).fill("");
  readonly pending = new Array<string>(this.slots).fill("");
  letter = "";
  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
  protected act(k: number): void {
    this.fill(k, this.letter);
  }
  protected push(k: number, left: number, right: number): void {
    this.fill(left, this.pending[k]!);
    this.fill(right, this.pending[k]!);
    this.pending[k] = "";
  }
  protected copy(into: number, from: number): void {
    this.text[into] = this.text[from]!;
    this.pending[into] = this.pending[from]!;
  }
  private fill(k: number, letter: string): void {
    this.pending[k] = letter;
    this.text[k] = letter.repeat(this.width(k));
  }
}

it("keeps every version, and stays within the slots that the card promises", () => {
  for (let size = 0; size <= 13; size++) {
    const random = new Random(size);
    const texts = ["abcdefghijklm".slice(0, size)];
    const tree = new Letters(size, 2 * size + 10 * 4 * 60);
    for (let i = 0; i < size; i++) tree.text[tree.leaves + i] = texts[0]![i]!;
    tree.build();
    for (let step = 0; step < 20; step++) {
      const [version, from] = [random.int(0, step), random.int(0, step)];
      const [l, r] = [random.int(0, size), random.int(0, size)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const text = texts[version]!;
      const letter = random.pick(["x", "y", "z"]);
      const isCopy = random.int(0, 1) === 0;
      tree.letter = letter;
      const made = isCopy ? tree.copyRange(version, from, l, r) : tree.updateRange(version, l, r);
      expect(made).toBe(step + 1);
      const middle = isCopy ? texts[from]!.slice(l, r) : letter.repeat(r - l);
      texts.push(text.slice(0, l) + middle + text.slice(r));
      const asked = random.int(0, step + 1);
      expect(tree.text[tree.fold(asked, l, r)]).toBe(texts[asked]!.slice(l, r));
    }
    texts.forEach((text, version) => {
      expect(tree.text[tree.fold(version, 0, size)]).toBe(text);
    });
    expect(tree.versions).toBe(21);
  }
});

it("refuses versions and ranges outside, and says when it is full", () => {
  const tree = new Letters(4, 12);
  tree.build();
  expect(() => tree.fold(1, 0, 1)).toThrow("PersistentLazySlotTree.fold: version: index must be");
  expect(() => tree.updateRange(0, 2, 5)).toThrow("PersistentLazySlotTree.updateRange: expected");
  expect(() => tree.copyRange(0, -1, 0, 1)).toThrow("PersistentLazySlotTree.copyRange: version");
  tree.updateRange(0, 0, 1);
  expect(() => tree.updateRange(0, 0, 3)).toThrow("PersistentLazySlotTree: full");
  expect(() => new Letters(1.5, 9)).toThrow("PersistentLazySlotTree: size must be an integer");
});
