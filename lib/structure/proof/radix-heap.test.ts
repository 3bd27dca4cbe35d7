import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { RadixHeap } from "../radix-heap";

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

it("RadixHeap is empty when it is cleared, and takes priority 0 again", () => {
  const heap = new RadixHeap();
  for (const priority of [5, 2 ** 46, 7]) heap.push(-1, priority);
  expect([heap.pop(), heap.priority, heap.size]).toEqual([-1, 5, 2]);
  heap.clear();
  expect(heap.size).toBe(0);
  heap.push(7, 0);
  expect([heap.size, heap.pop(), heap.priority]).toEqual([1, 7, 0]);
});

it("RadixHeap takes priority 0 from the start", () => {
  const heap = new RadixHeap();
  expect(heap.priority).toBe(0);
  heap.push(3, 1);
  heap.push(4, 0);
  expect([heap.pop(), heap.priority, heap.pop(), heap.priority]).toEqual([4, 0, 3, 1]);
});
