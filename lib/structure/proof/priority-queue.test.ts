import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { PriorityQueue } from "../priority-queue";
import { SortedMap } from "../sorted-map";
import { SortedSet } from "../sorted-set";

const ascending = (a: number, b: number) => a - b;

it("built from values at every size to 40", () => {
  for (let size = 0; size <= 40; size++) {
    const random = new Random(size);
    const values = Array.from({ length: size }, () => random.int(0, size));
    const queue = new PriorityQueue(ascending, values);
    expect(queue.size).toBe(size);
    expect(values.map(() => queue.pop())).toEqual([...values].sort(ascending));
  }
});

it("random steps: more pushes, then more pops; values at random, rising and falling", () => {
  for (const random of rounds(40)) {
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
        if (random.int(0, 1) > 0) holdEqual(queue.peek(), twin.at(-1), step);
        holdEqual(queue.pop(), twin.pop(), step);
      }
      holdEqual(queue.size, twin.length, step);
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

interface Item {
  readonly priority: number;
}

const N = 20_000;

/** `steps` times, a value comes and the least one leaves. */
function hold(make: (random: Random, step: number) => number, steps = 5 * N) {
  return (queue: PriorityQueue<Item>, random: Random) => {
    for (let step = 0; step < N; step++) queue.push({ priority: make(random, step) });
    for (let step = N; step < N + steps; step++) {
      queue.push({ priority: make(random, step) });
      queue.pop();
    }
  };
}

// A binary heap of N values compares about log2 N times a step.
it.each<[string, (queue: PriorityQueue<Item>, random: Random) => void]>([
  ["at random", hold((random) => random.int(0, 1e9))],
  ["rising", hold((_, step) => step)],
  ["falling", hold((_, step) => -step)],
  ["all equal", hold(() => 0)],
  ["of two kinds", hold((random) => random.int(0, 1))],
  ["of nine kinds", hold((random) => random.int(1, 9))],
  ["first equal, then below", hold((random, step) => (step < N ? 1e9 : random.int(0, 1e9)))],
  [
    "falling below a front, then amid",
    (queue, random) => {
      hold(() => 1e9, 1)(queue, random);
      for (let step = 0; step < N; step++) queue.push({ priority: N - step });
      for (let step = 0; step < N; step++) queue.push({ priority: random.int(1, N) });
    },
  ],
  [
    "a hundred below equal ones, again and again",
    (queue, random) => {
      hold(() => 1e9, 1)(queue, random);
      for (let round = 0; round < N / 100; round++) {
        for (let step = 0; step < 100; step++) queue.push({ priority: random.int(1, N) });
        for (let step = 0; step < 100; step++) queue.pop();
        if (round % 10 === 0) queue.pop();
      }
    },
  ],
])("compares O(log n) times a step, values %s", (_, run) => {
  let comparisons = 0;
  const queue = new PriorityQueue<Item>((a, b) => {
    comparisons++;
    return a.priority - b.priority;
  });
  let steps = 0;
  const push = queue.push.bind(queue);
  queue.push = (item) => {
    steps++;
    push(item);
  };
  run(queue, new Random(1));
  let before = -Infinity;
  while (queue.size > 0) {
    const { priority } = queue.pop();
    holdEqual(priority >= before, true, priority);
    before = priority;
  }
  expect(comparisons / steps).toBeLessThan(1.5 * Math.log2(N));
});

it.each([
  ["less or not", (a: Item, b: Item) => (a.priority < b.priority ? -1 : 1)],
  ["at most or not", (a: Item, b: Item) => (a.priority <= b.priority ? -1 : 1)],
])("takes a comparison that says %s, never that two are equal", (_, compare) => {
  const random = new Random(1);
  const items = Array.from({ length: 500 }, () => ({ priority: random.int(0, 3) }));
  const queue = new PriorityQueue<Item>(compare, items);
  const inOrder = items.map(() => queue.pop());
  expect(inOrder.map(({ priority }) => priority)).toEqual(
    items.map(({ priority }) => priority).sort(ascending),
  );
  expect(new Set(inOrder).size).toBe(500);
});

it("an undefined value is a value, an empty queue an error", () => {
  const queue = new PriorityQueue<undefined>(() => 0, [undefined]);
  expect(queue.pop()).toBeUndefined();
});

it.each<[string, (a: number, b: number) => unknown]>([
  ["true", (a, b) => a < b],
  ["NaN", () => Number.NaN],
  ["undefined", () => undefined],
  ["1n", () => 1n],
])("a comparison that gives %s is refused, with the right form", (_, order) => {
  const compare = order as (a: number, b: number) => number;
  const message = /: the comparison must return a number, got .*; such as \(a, b\) => a\[0\] - b/;
  const queue = new PriorityQueue(compare);
  for (const x of [1, 2]) queue.push(x);
  expect(() => queue.pop()).toThrow(message);
  const set = new SortedSet(compare);
  set.add(2);
  expect(() => set.add(1)).toThrow(message);
  const map = new SortedMap(compare);
  map.set(2, 1);
  expect(() => map.set(1, 1)).toThrow(message);
});

it("what has no order of its own is refused without a comparison, and so are keys of two kinds", () => {
  const set = new SortedSet<unknown>(...([] as unknown as [never]));
  expect(() => set.add([1, 2])).toThrow(
    /^SortedSet: without a comparison, keys must be .*, got object; such as \(a/,
  );
  set.add(1);
  expect(() => set.has("1")).toThrow("SortedSet: a string among keys that are numbers");
  // @ts-expect-error: pairs need a comparison
  const map = new SortedMap<[number, number], number>();
  expect(() => map.set([1, 2], 3)).toThrow(/^SortedMap: without a comparison/);
});
