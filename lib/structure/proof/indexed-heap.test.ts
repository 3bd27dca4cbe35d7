import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { IndexedHeap } from "../indexed-heap";

it("agrees with a linear search at random steps", () => {
  for (const random of rounds(60)) {
    const size = random.int(1, 20);
    const [heap, naive] = [new IndexedHeap(size), new Map<number, number>()];
    const least = () => Math.min(...naive.values());
    for (let step = 0; step < 100; step++) {
      const id = random.int(0, size - 1);
      const key = random.pick([random.int(-9, 9), random.float(), Number.POSITIVE_INFINITY]);
      const old = naive.get(id);
      expect(heap.has(id)).toBe(old !== undefined);
      const choice = random.int(0, 6);
      if (choice < 2) {
        expect(heap.offer(id, key)).toBe(old === undefined || key < old);
        naive.set(id, old === undefined ? key : Math.min(old, key));
      } else if (choice === 2 && old === undefined) {
        heap.push(id, key);
        naive.set(id, key);
      } else if (choice === 3 && old !== undefined && key <= old) {
        heap.decrease(id, key);
        naive.set(id, key);
      } else if (choice === 5) {
        heap.set(id, key);
        naive.set(id, key);
      } else if (choice === 6) {
        expect(heap.delete(id)).toBe(naive.delete(id));
      } else if (random.int(0, 9) === 0) {
        heap.clear();
        naive.clear();
      } else if (heap.size > 0) {
        expect(heap.minKey()).toBe(least());
        const top = heap.peek();
        expect(heap.keyOf(top)).toBe(least());
        expect(heap.pop()).toBe(top);
        expect(naive.get(top)).toBe(least());
        naive.delete(top);
      }
      expect(heap.size).toBe(naive.size);
    }
    heap.clear();
    expect([heap.size, heap.has(0)]).toEqual([0, false]);
    heap.push(0, 1);
    expect(heap.pop()).toBe(0);
  }
});

it("sorts 10^5 ids whose keys are lowered again and again", () => {
  const size = 100_000;
  const random = new Random(2);
  const keys = Float64Array.from({ length: size }, () => random.int(0, 1e9));
  const heap = new IndexedHeap(size);
  for (let id = 0; id < size; id++) heap.push(id, keys[id]! + 1e9);
  for (let id = 0; id < size; id++) heap.decrease(id, keys[id]!);
  const sorted = keys.slice().sort();
  let wrong = 0;
  for (let at = 0; at < size; at++) wrong += +(keys[heap.pop()] !== sorted[at]);
  expect(wrong).toBe(0);
});

it("refuses what it cannot hold, and is the same afterwards", () => {
  const heap = new IndexedHeap(3);
  heap.push(1, 5);
  expect(() => heap.decrease(1, 6)).toThrow("IndexedHeap.decrease: key of id 1 is 5, got 6");
  expect([heap.size, heap.has(0), heap.keyOf(1)]).toEqual([1, false, 5]);
  expect(heap.pop()).toBe(1);
});
