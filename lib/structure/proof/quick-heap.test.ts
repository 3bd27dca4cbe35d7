import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { QuickHeap } from "../quick-heap";

// Each fills, then pops and pushes by turns, then empties; the twin is kept sorted by insertion.
it.each<[string, (step: number, least: number) => number]>([
  ["rising", (step) => step],
  ["falling", (step) => -step],
  ["outward", (step) => (step % 2 === 0 ? step : -step)],
  ["a few", (step) => (step * 7919) % 7],
  ["in runs", (step) => (step * 7919) % 1000],
  ["just above the least", (step, least) => least + ((step * 37) % 64)],
  ["just below the least", (step, least) => least - ((step * 37) % 64)],
])("priorities %s, entries twice or thrice", (_, priorityOf) => {
  const heap = new QuickHeap(3000, 4);
  const twin: number[] = [];
  let least = 0;
  const push = (step: number) => {
    const [id, priority] = [(step >> 1) % 3, priorityOf(step >> 1, least)];
    heap.push(id, priority);
    const key = 4 * priority + id;
    let [low, high] = [0, twin.length]; // the twin falls, so that its least is popped
    while (low < high) {
      const middle = (low + high) >> 1;
      if (twin[middle]! > key) low = middle + 1;
      else high = middle;
    }
    twin.splice(low, 0, key);
  };
  const pop = () => {
    const key = twin.pop()!;
    const id = heap.pop();
    least = heap.priority;
    if (4 * least + id !== key) throw new Error(`expected key ${key}, got ${4 * least + id}`);
    if (heap.size !== twin.length) throw new Error(`${heap.size} entries, not ${twin.length}`);
  };
  heap.push(0, 5);
  heap.clear();
  for (let step = 0; step < 3000; step++) push(step);
  for (let step = 3000; step < 9000; step++) {
    pop();
    if (step % 3 < 2) push(step);
  }
  while (twin.length > 0) pop();
  expect([heap.size, new QuickHeap(1, 1).size]).toEqual([0, 0]);
});

it("ever new parts below all others are joined, and nothing is lost", () => {
  const random = new Random(1);
  const [heap, left] = [new QuickHeap(20_000, 1), new Set<number>()];
  const push = (priority: number) => {
    if (left.has(priority)) return;
    heap.push(0, priority);
    left.add(priority);
  };
  const pop = (priority: number) => {
    heap.pop();
    if (heap.priority !== priority) throw new Error(`${heap.priority}, expected ${priority}`);
    left.delete(priority);
  };
  for (let floor = -400; left.size < 18_000; floor -= 400) {
    for (let step = 0; step < 200; step++) push(floor + 2 * ((37 * step) % 200));
    for (let step = 0; step < 120; step++) pop(floor + 2 * step);
    for (let step = 0; step < 20; step++) push(floor + 240 + random.int(0, -floor)); // anywhere
  }
  for (const priority of [...left].sort((a, b) => a - b)) pop(priority);
  expect(heap.size).toBe(0);
});

it("takes 10^5 entries below one that a pop has sorted", () => {
  const random = new Random(2);
  const priorities = Int32Array.from({ length: 100_000 }, () => random.int(0, 1e9));
  const heap = new QuickHeap(priorities.length + 2, 1);
  for (const priority of [-1, 2e9]) heap.push(0, priority);
  heap.pop();
  for (const priority of priorities) heap.push(0, priority);
  const out = priorities.map(() => {
    heap.pop();
    return heap.priority;
  });
  expect(out).toEqual(priorities.slice().sort());
});

it("a full heap refuses, and keeps what it holds", () => {
  const heap = new QuickHeap(2, 10);
  heap.push(3, 5);
  heap.push(4, -5);
  expect(() => heap.push(1, 1)).toThrow(new RangeError("QuickHeap.push: full at capacity 2"));
  expect([heap.pop(), heap.priority, heap.pop(), heap.priority]).toEqual([4, -5, 3, 5]);
});

it("the largest ids and priorities come back exactly", () => {
  for (const idCount of [1, 2, 3, 2 ** 20, 2 ** 30]) {
    const heap = new QuickHeap(4, idCount);
    const most = 2 ** (53 - Math.ceil(Math.log2(idCount))) - 1;
    heap.push(idCount - 1, most);
    heap.push(idCount - 1, -most);
    heap.push(0, -most);
    expect([heap.pop(), heap.priority]).toEqual([0, -most]);
    expect([heap.pop(), heap.priority]).toEqual([idCount - 1, -most]);
    expect([heap.pop(), heap.priority]).toEqual([idCount - 1, most]);
  }
});

it("takes the largest capacity, and priorities below a bound that ids leave", () => {
  expect(new QuickHeap(2 ** 28, 1).size).toBe(0);
  const heap = new QuickHeap(2, 1000);
  const bound = 2 ** 43;
  for (const priority of [bound, -bound, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    const range = `priority must be an integer in (-${bound}, ${bound}), got ${priority}`;
    expect(() => heap.push(0, priority)).toThrow(`QuickHeap.push: ${range}`);
  }
  expect(heap.size).toBe(0);
});
