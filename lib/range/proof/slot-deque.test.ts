import { expect, it } from "vitest";
import { SlotDeque } from "../slot-deque";

class Letters extends SlotDeque {
  readonly text = new Array<string>(this.slots).fill("");
  merges = 0;

  protected combine(into: number, left: number, right: number): void {
    this.merges++;
    for (const k of [into, left, right])
      if (k < 0 || k >= this.slots) throw new Error(`combines slot ${k}`);
    if (into === left || into === right) throw new Error(`combines slot ${into} into itself`);
    this.text[into] = this.text[left]! + this.text[right]!;
  }
}

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
  expect(() => deque.first()).toThrow("SlotDeque.first: empty");
  deque.push();
  expect(deque.first()).toBe(0);
  expect(() => deque.push()).toThrow("SlotDeque.push: full at capacity 1");
  expect(() => deque.unshift()).toThrow("SlotDeque.unshift: full at capacity 1");
  expect(() => deque.front()).toThrow("SlotDeque.front: full at capacity 1");
  deque.shift(); // does not combine the only slot with itself
  expect(() => new Letters(0).back()).toThrow("SlotDeque.back: full at capacity 0");
  expect(() => new Letters(-1)).toThrow("SlotDeque: size must be an integer");
});
