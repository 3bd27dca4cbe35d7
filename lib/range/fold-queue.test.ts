import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { FoldQueue } from "./fold-queue";

it("minima of a sliding window", () => {
  const random = new Random(1);
  const values = Array.from({ length: 500 }, () => random.int(-100, 100));
  for (const width of [1, 2, 3, 10, 499, 500]) {
    const queue = new FoldQueue(width, (a, b) => (a < b ? a : b), Infinity);
    expect(queue.fold()).toBe(Infinity);
    values.forEach((value, i) => {
      if (queue.length === width) queue.shift();
      queue.add(value);
      expect(queue.fold()).toBe(Math.min(...values.slice(Math.max(0, i + 1 - width), i + 1)));
    });
  }
});

it("refuses a push when full and a shift when empty", () => {
  const queue = new FoldQueue(1, (a, b) => a + b, 0);
  expect(() => queue.shift()).toThrow("empty");
  expect(() => new FoldQueue(1, Math.min, undefined as never)).toThrow("FoldQueue: identity must");
  queue.add(1);
  expect(() => queue.add(1)).toThrow("full at capacity 1");
});
