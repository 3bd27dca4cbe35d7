import { describe, expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { DoubleEndedPriorityQueue } from "../double-ended-priority-queue";

describe("DoubleEndedPriorityQueue", () => {
  it("agrees with a sorted array at random steps", () => {
    const random = new Random(1);
    for (let round = 0; round < 100; round++) {
      const spread = random.pick([1, 5, 1e9]);
      const number = () => random.pick([random.int(-spread, spread), Infinity, -Infinity]);
      const naive = Array.from({ length: random.int(0, 20) }, number);
      const queue = new DoubleEndedPriorityQueue(naive);
      for (let step = 0; step < 60; step++) {
        naive.sort((a, b) => (a === b ? 0 : a - b));
        const choice = random.int(0, 3);
        if (naive.length === 0 || choice < 2) {
          const x = number();
          queue.push(x);
          naive.push(x);
          naive.sort((a, b) => (a === b ? 0 : a - b));
        } else if (choice === 2) {
          expect(queue.popMin()).toBe(naive.shift());
        } else {
          expect(queue.popMax()).toBe(naive.pop());
        }
        const ends = naive.length === 0 ? [] : [queue.min(), queue.max()];
        expect([queue.size, ...ends]).toEqual([
          naive.length,
          ...(naive.length === 0 ? [] : [naive[0], naive.at(-1)]),
        ]);
      }
    }
  });

  it("empties 10^5 numbers from both ends", () => {
    const random = new Random(2);
    const numbers = Float64Array.from({ length: 100_000 }, () => random.int(-1e9, 1e9));
    const queue = new DoubleEndedPriorityQueue(numbers);
    const sorted = numbers.slice().sort();
    let wrong = 0;
    for (let at = 0; at < 50_000; at++) {
      wrong += +(queue.popMin() !== sorted[at]) + +(queue.popMax() !== sorted[99_999 - at]);
    }
    expect([wrong, queue.size]).toEqual([0, 0]);
  });

  it("is empty when it is cleared", () => {
    const queue = new DoubleEndedPriorityQueue();
    queue.push(1);
    queue.clear();
    expect(queue.size).toBe(0);
  });
});
