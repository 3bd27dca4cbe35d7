import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { SplaySequence } from "../splay-sequence";

/** Nodes whose values are their numbers; a fold writes them one behind the other, another backwards. */
class Bare extends SplaySequence {
  pulls = 0;
  private readonly text: string[] = [""];
  private readonly back: string[] = [""];

  constructor(length: number, capacity: number) {
    super(capacity);
    this.build(length);
  }
  insert(place: number): void {
    this.insertNode(place, this.newNode());
  }
  get(place: number): number {
    return this.at(place);
  }
  part(l: number, r: number): string {
    return this.text[this.range(l, r)]!;
  }
  protected override pull(node: number, left: number, right: number): void {
    this.pulls++;
    this.text[node] = `${this.text[left]}${node}${this.text[right]}`;
    this.back[node] = `${this.back[right]}${node}${this.back[left]}`;
  }
  protected override flip(node: number): void {
    super.flip(node);
    [this.text[node], this.back[node]] = [this.back[node]!, this.text[node]!];
  }
  protected override push(): void {}
}

it("folds in the new order after reversals, one inside another", () => {
  const sequence = new Bare(9, 9);
  let order = "123456789";
  for (const [l, r] of tableOf("1 7, 3 9, 0 9, 4 4, 2 6")) {
    sequence.reverse(l, r);
    const part = Array.from(order.slice(l, r)).reverse().join("");
    order = order.slice(0, l) + part + order.slice(r);
    expect(sequence.part(0, 9)).toBe(order);
    for (let start = 0; start <= 9; start++) {
      for (let end = start; end <= 9; end++)
        expect(sequence.part(start, end)).toBe(order.slice(start, end));
    }
  }
});

it("reads all places in turn, again and again, with few changes of the tree", () => {
  const sequence = new Bare(4000, 4000);
  sequence.pulls = 0;
  for (let round = 0; round < 3; round++)
    for (let place = 0; place < 4000; place++) expect(sequence.get(place)).toBe(place + 1);
  expect(sequence.pulls).toBeLessThan(4000 * 3 * 20);
});

it("refuses places, ranges and capacities that cannot be", () => {
  for (const capacity of [-1, 0.5, Number.NaN, 2 ** 28 + 1]) {
    const call = () => new Bare(0, capacity);
    expect(call).toThrow(`capacity must be an integer in [0, 2^28], got ${capacity}`);
  }
  expect(() => new Bare(2, 1)).toThrow("2 elements, the capacity is 1");
  const sequence = new Bare(2, 3);
  for (const place of [-1, 2, 0.5, Number.NaN]) {
    expect(() => sequence.get(place)).toThrow(`place must be in [0, 2), got ${place}`);
    expect(() => sequence.delete(place)).toThrow(`place must be in [0, 2), got ${place}`);
  }
  expect(() => sequence.insert(3)).toThrow("place must be in [0, 2], got 3");
  for (const [l, r] of [
    [-1, 1],
    [1, 0],
    [0, 3],
    [0.5, 1],
    [0, Number.NaN],
  ] as const) {
    expect(() => sequence.part(l, r)).toThrow(`range must lie in [0, 2), got [${l}, ${r})`);
  }
  const empty = new Bare(0, 0);
  expect(() => empty.insert(0)).toThrow("full at capacity 0");
  expect([empty.size, empty.part(0, 0)]).toEqual([0, ""]);
  const full = new Bare(1, 1);
  expect(() => full.insert(0)).toThrow("full at capacity 1");
  full.delete(0);
  full.insert(0);
  expect([full.size, full.get(0)]).toEqual([1, 1]);
});

it("a refused insertion loses no node", () => {
  const sequence = new Bare(2, 3);
  for (const place of [-1, 0.5, 5, Number.NaN])
    expect(() => sequence.insert(place)).toThrow(`place must be in [0, 2], got ${place}`);
  sequence.insert(2);
  sequence.delete(0);
  sequence.delete(0);
  expect(() => sequence.insert(2)).toThrow("place must be in [0, 1], got 2");
  for (let more = 0; more < 2; more++) sequence.insert(0);
  expect([0, 1, 2].map((place) => sequence.get(place)).sort()).toEqual([1, 2, 3]);
});
