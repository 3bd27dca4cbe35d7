import { describe, expect, it } from "vitest";
import { withoutArrays } from "../../../scripts/testing/without-arrays";
import { Random } from "../../sequence/random";
import { IndexedHeap } from "../indexed-heap";

/** Ids with keys in a Map; the least by a linear search. */
class NaiveHeap {
  readonly keys = new Map<number, number>();

  least(): number {
    return Math.min(...this.keys.values());
  }
}

describe("IndexedHeap", () => {
  it("pops the ids by their keys, also lowered ones", () => {
    const heap = new IndexedHeap(3);
    heap.push(0, 5);
    heap.push(1, 3);
    heap.push(2, 4);
    heap.decrease(0, 1);
    expect([heap.pop(), heap.pop(), heap.pop()]).toEqual([0, 1, 2]);
  });

  it("agrees with a linear search at random steps", () => {
    const random = new Random(1);
    for (let round = 0; round < 60; round++) {
      const size = random.int(1, 20);
      const heap = new IndexedHeap(size);
      const naive = new NaiveHeap();
      for (let step = 0; step < 100; step++) {
        const id = random.int(0, size - 1);
        const key = random.pick([random.int(-9, 9), random.float(), Number.POSITIVE_INFINITY]);
        const old = naive.keys.get(id);
        expect(heap.has(id)).toBe(old !== undefined);
        const choice = random.int(0, 4);
        if (choice < 2) {
          expect(heap.offer(id, key)).toBe(old === undefined || key < old);
          naive.keys.set(id, old === undefined ? key : Math.min(old, key));
        } else if (choice === 2 && old === undefined) {
          heap.push(id, key);
          naive.keys.set(id, key);
        } else if (choice === 3 && old !== undefined && key <= old) {
          heap.decrease(id, key);
          naive.keys.set(id, key);
        } else if (random.int(0, 9) === 0) {
          heap.clear();
          naive.keys.clear();
        } else if (heap.size > 0) {
          expect(heap.minKey()).toBe(naive.least());
          const top = heap.peek();
          expect(heap.keyOf(top)).toBe(naive.least());
          expect(heap.pop()).toBe(top);
          expect(naive.keys.get(top)).toBe(naive.least());
          naive.keys.delete(top);
        }
        expect(heap.size).toBe(naive.keys.size);
      }
      heap.clear();
      expect([heap.size, heap.has(0)]).toEqual([0, false]);
      heap.push(0, 1);
      expect(heap.pop()).toBe(0);
    }
  });

  it("sorts 10^6 ids whose keys are lowered again and again", () => {
    const size = 1_000_000;
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
    expect(withoutArrays(() => new IndexedHeap(2 ** 28))).toThrow("an array");
    const heap = new IndexedHeap(3);
    heap.push(1, 5);
    expect(() => heap.decrease(1, 6)).toThrow("IndexedHeap.decrease: key of id 1 is 5, got 6");
    expect(() => heap.decrease(1, Number.NaN)).toThrow("key must be a number, got NaN");
    expect([heap.size, heap.has(0), heap.keyOf(1)]).toEqual([1, false, 5]);
    expect(heap.pop()).toBe(1);
  });
});
