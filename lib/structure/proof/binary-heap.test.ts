import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { BinaryHeap } from "../binary-heap";

it("agrees with a sorted array at random steps", () => {
  for (const random of rounds(40)) {
    const heap = new BinaryHeap(random.int(0, 8));
    let naive: [number, number][] = []; // priority and id
    for (let step = 0; step < 100; step++) {
      if (naive.length === 0 || random.int(0, 9) < 6) {
        const priority = random.pick([random.int(-5, 5), random.float(), -Infinity, Infinity]);
        const id = random.int(-(2 ** 31), 2 ** 31 - 1);
        heap.push(id, priority);
        naive.push([priority, id]);
      } else {
        const next = heap.peek();
        expect(heap.pop()).toBe(next);
        expect(heap.priority).toBe(Math.min(...naive.map(([priority]) => priority)));
        const taken = naive.findIndex(([p, id]) => p === heap.priority && id === next);
        expect(taken).toBeGreaterThanOrEqual(0);
        naive.splice(taken, 1);
      }
      expect(heap.size).toBe(naive.length);
    }
    heap.clear();
    naive = [];
    expect(heap.size).toBe(0);
  }
});

it("takes the largest capacity", () => expect(new BinaryHeap(2 ** 28).size).toBe(0));
