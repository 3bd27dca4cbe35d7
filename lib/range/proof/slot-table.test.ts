import { expect, it } from "vitest";
import { SlotTable } from "../slot-table";

/** Texts, which do not commute. */
class Texts extends SlotTable {
  readonly text = new Array<string>(this.slots).fill("");

  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

it("folds every range of up to 9 elements from left to right", () => {
  for (let size = 0; size <= 9; size++) {
    const table = new Texts(size);
    const letters = Array.from({ length: size }, (_, i) => String.fromCharCode(97 + i));
    for (let i = 0; i < size; i++) table.text[i] = letters[i]!;
    table.build();
    expect(table.text).toHaveLength(table.slots);
    for (let l = 0; l <= size; l++) {
      for (let r = l; r <= size; r++)
        expect(table.text[table.fold(l, r)]).toBe(letters.slice(l, r).join(""));
    }
  }
});

it("refuses bad sizes and ranges", () => {
  for (const size of [-1, 0.5, Number.NaN, 2 ** 25])
    expect(() => new Texts(size)).toThrow("SlotTable: size must be an integer in [0, 16777216]");
  const table = new Texts(3);
  for (const i of [-1, 0.5, 4, Number.NaN])
    expect(() => table.fold(i, 3)).toThrow("SlotTable.fold: expected 0 <= l <= r <= 3");
});
