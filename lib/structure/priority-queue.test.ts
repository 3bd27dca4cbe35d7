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

  it("random steps", () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = new Random(seed);
      const spread = random.pick([0, 2, 10, 1e9]);
      const queue = new PriorityQueue<number>((a, b) => b - a);
      const twin: number[] = [];
      for (let step = 0; step < 500; step++) {
        if (random.int(0, 9) < 5) {
          const value = random.int(0, spread);
          queue.push(value);
          twin.push(value);
          twin.sort(ascending);
        } else if (twin.length > 0) {
          expect(queue.peek()).toBe(twin.at(-1));
          expect(queue.pop()).toBe(twin.pop());
        }
        expect(queue.length).toBe(twin.length);
      }
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

it("an undefined value is a value, an empty queue an error", () => {
  const queue = new PriorityQueue<undefined>(() => 0, [undefined]);
  expect(queue.pop()).toBeUndefined();
  expect(() => queue.pop()).toThrow(new RangeError("PriorityQueue.pop: empty"));
  expect(() => queue.peek()).toThrow(new RangeError("PriorityQueue.peek: empty"));
});
