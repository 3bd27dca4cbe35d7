import { expect, test } from "vitest";
import { PalindromicDeque } from "../palindromic-deque";

test("moves round its ring at the full capacity", () => {
  const deque = new PalindromicDeque(3, 0, 2);
  for (const symbol of [0, 1, 0]) deque.push(symbol);
  for (let i = 1; i < 100; i++) {
    expect([deque.distinct, deque.longestPrefix, deque.longestSuffix]).toEqual([3, 3, 3]);
    deque.shift();
    deque.push(i & 1);
  }
});

test("what is refused", () => {
  const deque = new PalindromicDeque(1);
  deque.unshift(97);
  expect(() => deque.push(97)).toThrow("PalindromicDeque.push: full at capacity 1");
});
