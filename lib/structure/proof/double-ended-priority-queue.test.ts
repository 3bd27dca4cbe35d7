import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { DoubleEndedPriorityQueue } from "../double-ended-priority-queue";

it("empties 10^5 numbers from both ends", () => {
  const random = new Random(2);
  const numbers = Float64Array.from({ length: 100_000 }, () => random.int(-1e9, 1e9));
  const queue = new DoubleEndedPriorityQueue(numbers);
  const sorted = numbers.slice().sort();
  let wrong = 0;
  for (let at = 0; at < 50_000; at++) {
    wrong += +(queue.min() !== sorted[at]) + +(queue.max() !== sorted[99_999 - at]);
    wrong += +(queue.popMin() !== sorted[at]) + +(queue.popMax() !== sorted[99_999 - at]);
  }
  expect([wrong, queue.size]).toEqual([0, 0]);
});

it("takes Infinity, and is empty when it is cleared", () => {
  const queue = new DoubleEndedPriorityQueue();
  queue.push(1);
  expect([queue.size, queue.min(), queue.max()]).toEqual([1, 1, 1]);
  for (const x of [Infinity, -Infinity]) queue.push(x);
  expect([queue.size, queue.min(), queue.max()]).toEqual([3, -Infinity, Infinity]);
  queue.clear();
  expect(queue.size).toBe(0);
});
