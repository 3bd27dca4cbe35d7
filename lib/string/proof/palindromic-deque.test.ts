import { expect, test } from "vitest";
import { PalindromicDeque } from "../palindromic-deque";

test("moves round its ring at the full capacity", () => {
  const deque = new PalindromicDeque(3, 0, 2);
  for (const symbol of [0, 1, 0]) deque.pushBack(symbol);
  for (let i = 1; i < 100; i++) {
    expect([deque.distinct, deque.longestPrefix, deque.longestSuffix]).toEqual([3, 3, 3]);
    deque.popFront();
    deque.pushBack(i & 1);
  }
});

test("what is refused", () => {
  const deque = new PalindromicDeque(1);
  deque.pushFront(97);
  expect(() => deque.pushBack(97)).toThrow("PalindromicDeque.pushBack: full at capacity 1");
});
