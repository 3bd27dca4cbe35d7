import { describe, expect, it } from "vitest";
import { Random } from "../sequence/random";
import { PriorityQueue } from "./priority-queue";

const ascending = (a: number, b: number) => a - b;

describe("PriorityQueue against a sorted array", () => {
  it("built from values at every size to 40", () => {
    for (let size = 0; size <= 40; size++) {
      const random = new Random(size);
      const values = Array.from({ length: size }, () => random.int(0, size));
      const queue = new PriorityQueue(ascending, values);
      expect(queue.length).toBe(size);
      expect(values.map(() => queue.pop())).toEqual([...values].sort(ascending));
    }
  });

  it("random steps: more pushes, then more pops; values at random, rising and falling", () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = new Random(seed);
      const spread = random.pick([0, 2, 10, 1e9]);
      const slope = random.pick([0, 0, 1, -1]) * random.pick([1, 100, 1e9]);
      const start = Array.from({ length: random.int(0, 100) }, () => random.int(0, spread));
      const queue = new PriorityQueue<number>((a, b) => b - a, start);
      const twin = [...start].sort(ascending);
      for (let step = 0; step < 600; step++) {
        if (random.int(0, 9) < (step < 300 ? 7 : 3)) {
          const value = slope * step + random.int(0, spread);
          queue.push(value);
          const above = twin.findIndex((other) => other > value);
          twin.splice(above < 0 ? twin.length : above, 0, value);
        } else if (twin.length > 0) {
          if (random.int(0, 1) > 0 && queue.peek() !== twin.at(-1)) expect(step).toBe("right");
          if (queue.pop() !== twin.pop()) expect(step).toBe("right");
        }
        if (queue.length !== twin.length) expect(step).toBe("right");
      }
    }
  });

  it("a value that has left comes back with another priority", () => {
    const random = new Random(1);
    const items = Array.from({ length: 200 }, () => ({ priority: random.int(0, 50) }));
    const queue = new PriorityQueue<{ priority: number }>((a, b) => a.priority - b.priority, items);
    for (let step = 0; step < 5000; step++) {
      const item = queue.pop();
      if (items.some(({ priority }) => priority < item.priority)) expect(step).toBe("right");
      item.priority = random.int(0, 50 + (step >> 7));
      queue.push(item);
    }
  });

  it("objects keep their identity", () => {
    const tasks = ["b", "c", "a"].map((name) => ({ name }));
    const queue = new PriorityQueue<{ name: string }>((a, b) => (a.name < b.name ? -1 : 1));
    for (const task of tasks) queue.push(task);
    expect(queue.pop()).toBe(tasks[2]);
    expect(queue.peek()).toBe(tasks[0]);
  });
});

// Of n values that stay, one leaves and one comes: a heap's comparisons are about log2 n, and these are fewer.
it.each([
  ["at random", (random: Random) => random.int(0, 1e9)],
  ["rising", (_: Random, step: number) => step],
  ["falling", (_: Random, step: number) => -step],
  ["all equal", () => 0],
  ["of two kinds", (random: Random) => random.int(0, 1)],
  ["of nine kinds", (random: Random) => random.int(1, 9)],
  [
    "first equal, then below",
    (random: Random, step: number) => (step < 20_000 ? 1e9 : random.int(0, 1e9)),
  ],
])("compares O(log n) times a step, values %s", (_, make) => {
  const random = new Random(1);
  const [size, steps] = [20_000, 100_000];
  let comparisons = 0;
  const queue = new PriorityQueue<number>((a, b) => {
    comparisons++;
    return a - b;
  });
  for (let step = 0; step < size; step++) queue.push(make(random, step));
  for (let step = size; step < size + steps; step++) {
    queue.push(make(random, step));
    queue.pop();
  }
  for (let step = 0; step < size; step++) queue.pop();
  expect(comparisons / (size + steps)).toBeLessThan(2 * Math.log2(size));
});

it("an undefined value is a value, an empty queue an error", () => {
  const queue = new PriorityQueue<undefined>(() => 0, [undefined]);
  expect(queue.pop()).toBeUndefined();
  expect(() => queue.pop()).toThrow(new RangeError("PriorityQueue.pop: empty"));
  expect(() => queue.peek()).toThrow(new RangeError("PriorityQueue.peek: empty"));
});
