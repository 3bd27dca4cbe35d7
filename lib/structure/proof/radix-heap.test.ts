import { describe, expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { Random } from "../../sequence/random";
import { RadixHeap } from "../radix-heap";

describe("RadixHeap", () => {
  it("agrees with a sorted array where no priority falls", () => {
    const random = new Random(1);
    for (let round = 0; round < 60; round++) {
      const heap = new RadixHeap();
      const spread = random.pick([0, 1, 9, 2 ** 20, 2 ** 32, 2 ** 46]);
      const naive: { id: number; priority: number }[] = [];
      for (let step = 0; step < 100; step++) {
        if (random.int(0, 29) === 0) {
          heap.clear();
          naive.length = 0;
        }
        if (naive.length === 0 || random.int(0, 9) < 6) {
          const priority = heap.priority + random.int(0, spread);
          const id = random.int(-(2 ** 31), 2 ** 31 - 1);
          heap.push(id, priority);
          naive.push({ id, priority });
        } else {
          const id = heap.pop();
          expect(heap.priority).toBe(Math.min(...naive.map(({ priority }) => priority)));
          const taken = naive.findIndex((one) => one.priority === heap.priority && one.id === id);
          expect(taken).toBeGreaterThanOrEqual(0);
          naive.splice(taken, 1);
        }
        expect(heap.size).toBe(naive.length);
      }
      heap.clear();
      heap.push(7, 0);
      expect([heap.size, heap.pop(), heap.priority]).toEqual([1, 7, 0]);
    }
  });

  it("sorts 10^5 numbers, also the largest", () => {
    const random = new Random(2);
    const numbers = Float64Array.from({ length: 100_000 }, () => random.int(0, 2 ** 53 - 1));
    numbers[5] = 2 ** 53 - 1;
    const heap = new RadixHeap();
    numbers.forEach((number, id) => {
      heap.push(id, number);
    });
    let wrong = 0;
    for (const number of numbers.slice().sort()) wrong += +(numbers[heap.pop()] !== number);
    expect(wrong).toBe(0);
  });
});

it("RadixHeap takes priority 0 from the start", () => {
  const heap = new RadixHeap();
  expect(heap.priority).toBe(0);
  heap.push(3, 1);
  heap.push(4, 0);
  expect([heap.pop(), heap.priority, heap.pop(), heap.priority]).toEqual([4, 0, 3, 1]);
});

it("RadixHeap uses the room of what left it again", () => {
  const run = () => {
    const heap = new RadixHeap();
    for (let id = 0; id < 100; id++) {
      for (const priority of [id + 1, id]) heap.push(id, priority);
      heap.pop();
      heap.pop();
    }
    for (let id = 0; id < 16; id++) heap.push(id, 100);
  };
  expect(withoutArrays(run, 16, "Float64Array")).not.toThrow();
});
