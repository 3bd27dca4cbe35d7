import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { SlotTree } from "../slot-tree";

/** Texts, which do not commute, by their numbers: a slot holds digits and how many there are. */
class Digits extends SlotTree {
  readonly text = new Array<string>(this.slots).fill("");
  answer = "";

  protected pull(k: number): void {
    if (k < 1 || k >= this.leaves) throw new Error(`pulls slot ${k}`);
    this.text[k] = this.text[2 * k]! + this.text[2 * k + 1]!;
  }

  protected take(k: number): void {
    this.answer += this.text[k]!;
  }

  fold(l: number, r: number): string {
    this.answer = "";
    this.visit(l, r);
    return this.answer;
  }
}

it("folds every range from left to right, after every change", () => {
  for (let size = 0; size <= 20; size++) {
    const random = new Random(size);
    const tree = new Digits(size);
    const values = Array.from({ length: size }, (_, i) => String.fromCharCode(97 + i));
    values.forEach((value, i) => {
      tree.text[tree.leaves + i] = value;
    });
    tree.build();
    for (let step = 0; step < 5; step++) {
      for (let l = 0; l <= size; l++) {
        for (let r = l; r <= size; r++) expect(tree.fold(l, r)).toBe(values.slice(l, r).join(""));
      }
      if (size === 0) continue;
      const i = random.int(0, size - 1);
      values[i] = String(step);
      tree.text[tree.leaves + i] = values[i]!;
      tree.update(i);
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
    expect(new Digits(n)).toMatchObject({ leaves, slots: 2 * leaves });
  }
});

it("refuses bad sizes, indices and ranges", () => {
  for (const size of [-1, 0.5, Number.NaN, 2 ** 30]) {
    expect(() => new Digits(size)).toThrow("SlotTree: size must be an integer in [0, 536870912]");
  }
  const tree = new Digits(3);
  for (const i of [-1, 0.5, 4, Number.NaN]) {
    expect(() => tree.update(i)).toThrow(`SlotTree.update: index must be`);
    expect(() => tree.visit(i, 3)).toThrow("SlotTree.visit: expected 0 <= l <= r <= 3");
  }
});
