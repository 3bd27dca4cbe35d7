import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { SlotDeque } from "../slot-deque";

class Letters extends SlotDeque {
  readonly text = new Array<string>(this.slots).fill("");
  merges = 0;

  protected combine(into: number, left: number, right: number): void {
    this.merges++;
    for (const k of [into, left, right]) {
      if (k < 0 || k >= this.slots) throw new Error(`combines slot ${k}`);
    }
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

it("folds from first to last after every push, unshift, pop and shift", () => {
  for (let seed = 0; seed < 120; seed++) {
    const random = new Random(seed);
    const capacity = random.int(1, 12);
    const bias = random.int(1, 4);
    const deque = new Letters(capacity);
    let letters = "";
    for (let step = 0; step < 150; step++) {
      const letter = String.fromCharCode(97 + (step % 26));
      const isFront = random.int(0, bias) === 0;
      if (letters.length < capacity && (letters === "" || random.int(0, 1) === 0)) {
        deque.text[isFront ? deque.front() : deque.back()] = letter;
        if (isFront) deque.unshift();
        else deque.push();
        letters = isFront ? letter + letters : letters + letter;
      } else if (isFront) {
        deque.shift();
        letters = letters.slice(1);
      } else {
        deque.pop();
        letters = letters.slice(0, -1);
      }
      expect(deque.text[deque.fold()]).toBe(letters);
      expect(deque.size).toBe(letters.length);
    }
    expect(deque.merges).toBeLessThan(4 * 150); // one of them for each fold
  }
});

it("merges at most three times a value, also where all of them leave at the other end", () => {
  const n = 1000;
  const deque = new Letters(n);
  for (let i = 0; i < n; i++) deque.push();
  for (let i = 0; i < n; i++) deque.shift();
  expect(deque.merges).toBeLessThanOrEqual(3 * n);
  for (let i = 0; i < n; i++) deque.unshift();
  for (let i = 0; i < n; i++) deque.pop();
  expect(deque.merges).toBeLessThanOrEqual(6 * n);
});

it("refuses a push when full, a pop when empty, and bad capacities", () => {
  const deque = new Letters(1);
  expect(() => deque.shift()).toThrow("SlotDeque.shift: empty");
  expect(() => deque.pop()).toThrow("SlotDeque.pop: empty");
  deque.push();
  expect(() => deque.push()).toThrow("SlotDeque.push: full at capacity 1");
  expect(() => deque.unshift()).toThrow("SlotDeque.unshift: full at capacity 1");
  expect(() => deque.front()).toThrow("SlotDeque.front: full at capacity 1");
  expect(() => new Letters(0).back()).toThrow("SlotDeque.back: full at capacity 0");
  expect(() => new Letters(-1)).toThrow("SlotDeque: size must be an integer");
});
