import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { DualSlotTree } from "../dual-slot-tree";

/** An action appends letters: what an element has become is the letters in their order. */
class Appended extends DualSlotTree {
  readonly letters = new Array<string>(this.slots).fill("");
  letter = "";

  protected act(k: number): void {
    this.letters[k] += this.letter;
  }

  protected push(k: number): void {
    if (k < 1 || k >= this.leaves) throw new Error(`pushes slot ${k}`);
    this.letters[2 * k] += this.letters[k]!;
    this.letters[2 * k + 1] += this.letters[k]!;
    this.letters[k] = "";
  }
}

it("keeps the order of the actions for each element", () => {
  for (let size = 0; size <= 20; size++) {
    const random = new Random(size);
    const tree = new Appended(size);
    const values = new Array<string>(size).fill("");
    for (let step = 0; step < 60; step++) {
      const l = random.int(0, size);
      const r = random.int(l, size);
      tree.letter = String.fromCharCode(97 + (step % 26));
      tree.updateRange(l, r);
      for (let i = l; i < r; i++) values[i] += tree.letter;
      // Only some are read, since reading pushes.
      for (let i = step % 5; i < size; i += 5) expect(tree.letters[tree.leaf(i)]).toBe(values[i]);
    }
  }
});

it("has two slots for each leaf, and as many leaves as the next power of two", () => {
  for (const [n, leaves] of [
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 4],
    [64, 64],
    [65, 128],
  ] as const) {
    expect(new Appended(n)).toMatchObject({ leaves, slots: 2 * leaves });
  }
});

it("refuses bad sizes, indices and ranges", () => {
  for (const size of [-1, 0.5, Number.NaN, 2 ** 30]) {
    expect(() => new Appended(size)).toThrow("DualSlotTree: size must be an integer");
  }
  const tree = new Appended(3);
  for (const i of [-1, 0.5, 4, Number.NaN]) {
    expect(() => tree.leaf(i)).toThrow("DualSlotTree.leaf: index must be");
    expect(() => tree.updateRange(i, 3)).toThrow(
      "DualSlotTree.updateRange: expected 0 <= l <= r <= 3",
    );
  }
});
