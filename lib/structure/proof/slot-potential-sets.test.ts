import { expect, it } from "vitest";
import { SlotPotentialSets } from "../slot-potential-sets";

/** Permutations as texts: "120" takes 0 to 1, 1 to 2, 2 to 0. */
class Permutations extends SlotPotentialSets {
  readonly value = new Array<string>(this.slots).fill("012");

  state(a: number, b: number, value: string): boolean {
    this.value[this.stated] = value;
    return this.union(a, b);
  }
  protected combine(into: number, left: number, right: number): void {
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.value[into] = [...this.value[right]!].map((at) => this.value[left]![Number(at)]).join("");
  }
  protected invert(into: number, of: number): void {
    if (into === of) throw new Error(`inverts slot ${into} in place`);
    this.value[into] = ["0", "1", "2"].map((at) => this.value[of]!.indexOf(at)).join("");
  }
  protected equals(a: number, b: number): boolean {
    return this.value[a] === this.value[b];
  }
}

it("accepts what follows and refuses what contradicts", () => {
  const sets = new Permutations(5);
  expect([sets.state(0, 1, "120"), sets.state(1, 2, "021")]).toEqual([true, true]);
  expect([sets.difference(0, 3), sets.value[sets.difference(0, 2)]]).toEqual([-1, "210"]);
  expect([sets.value[sets.difference(1, 0)], sets.state(0, 2, "102")]).toEqual(["201", false]);
  expect([sets.state(2, 0, "210"), sets.state(4, 4, "012")]).toEqual([true, true]);
  expect(sets.state(4, 4, "021")).toBe(false);
  const answers = [sets.count, sets.sizeOf(1), sets.same(0, 2), sets.same(0, 4)];
  expect(answers).toEqual([3, 3, true, false]);
});

it("refuses bad sizes and elements", () => {
  expect(() => new Permutations(-1)).toThrow("SlotPotentialSets: size must be");
  const sets = new Permutations(2);
  for (const bad of [-1, 2, 0.5, Number.NaN]) {
    expect(() => sets.union(bad, 0)).toThrow("SlotPotentialSets: element must be in [0, 2)");
    expect(() => sets.difference(0, bad)).toThrow("SlotPotentialSets: element must be in [0, 2)");
  }
});
