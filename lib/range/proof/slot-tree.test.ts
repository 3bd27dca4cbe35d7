import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { SlotTree } from "../slot-tree";

/** Texts, which do not commute. */
class Digits extends SlotTree {
  readonly text = new Array<string>(this.slots).fill("");

  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

it("maxRight and minLeft agree with a walk over texts", () => {
  for (const random of rounds(200)) {
    const letters = Array.from({ length: random.int(0, 17) }, () => random.pick(["", "a", "b"]));
    const size = letters.length;
    const tree = new Digits(size);
    for (let i = 0; i < size; i++) tree.text[tree.leaves + i] = letters[i]!;
    tree.build();
    const text = (l: number, r: number) => letters.slice(l, r).join("");
    const bad = random.pick(["ab", "ba", "aa", "bbb"]);
    const isGood = (slot: number) => !tree.text[slot]!.includes(bad);
    for (let place = 0; place <= size; place++) {
      let right = place;
      while (right < size && !text(place, right + 1).includes(bad)) right++;
      expect(tree.maxRight(place, isGood)).toBe(right);
      expect(tree.text[tree.fold(place, right)]).toBe(text(place, right));
      let left = place;
      while (left > 0 && !text(left - 1, place).includes(bad)) left--;
      expect(tree.minLeft(place, isGood)).toBe(left);
    }
  }
});

it("has two slots for each leaf and two more, and as many leaves as the next power of two", () => {
  for (const [n, leaves] of tableOf("0 1, 1 1, 2 2, 3 4, 64 64, 65 128"))
    expect(new Digits(n)).toMatchObject({ leaves, slots: 2 * leaves + 2 });
});

it("refuses bad sizes, indices and ranges", () => {
  for (const size of [-1, 0.5, Number.NaN, 2 ** 30])
    expect(() => new Digits(size)).toThrow("SlotTree: size must be an integer in [0, 536870912]");
  const tree = new Digits(3);
  for (const i of [-1, 0.5, 4, Number.NaN]) {
    expect(() => tree.update(i)).toThrow(`SlotTree.update: index must be`);
    expect(() => tree.fold(i, 3)).toThrow("SlotTree.fold: expected 0 <= l <= r <= 3");
    expect(() => tree.maxRight(i, () => true)).toThrow("SlotTree.maxRight: expected");
    expect(() => tree.minLeft(i, () => true)).toThrow("SlotTree.minLeft: expected");
  }
});
