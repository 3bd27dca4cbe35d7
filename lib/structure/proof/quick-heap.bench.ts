import type { Bench, FunctionContender, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { heapPeers, type IdQueue, type MakeQueue } from "../../../scripts/bench/heap-peers";
import { Random } from "../../sequence/random";
import { BinaryHeap } from "../binary-heap";
import { IndexedHeap } from "../indexed-heap";
import { PriorityQueue } from "../priority-queue";
import { QuickHeap } from "../quick-heap";

const SEED = 1;
const HELD = 100_000;
const STEPS = 1_000_000;

/** Numbers are only read, so each process makes them once. */
const drawn = new Map<string, Int32Array>();

function draws(count: number, high: number): Int32Array {
  const name = `${count} ${high}`;
  const known = drawn.get(name);
  if (known) return known;
  const random = new Random(SEED);
  const values = new Int32Array(count);
  for (let index = 0; index < count; index++) values[index] = random.int(0, high);
  drawn.set(name, values);
  return values;
}

/** The hold model: the least leaves, and comes back with a priority somewhat larger. */
function hold(queue: IdQueue, steps: Int32Array): number {
  for (let id = 0; id < HELD; id++) queue.push(id, steps[id]!);
  let sum = 0;
  for (let step = HELD; step < steps.length; step++) {
    const id = queue.pop();
    sum = (sum + queue.priority) | 0;
    queue.push(id, queue.priority + steps[step]!);
  }
  return sum;
}

function fillAndEmpty(queue: IdQueue, priorities: Int32Array): number {
  for (let id = 0; id < priorities.length; id++) queue.push(id, priorities[id]!);
  let sum = 0;
  for (let left = priorities.length; left > 0; left--) {
    queue.pop();
    sum = (Math.imul(sum, 31) + queue.priority) | 0;
  }
  return sum;
}

type Work = (make: MakeQueue) => Run;

/** The queue is made within the time, its numbers before. */
function timed(capacity: number, prepare: () => (queue: IdQueue) => number): Work {
  return (make) => {
    const work = prepare();
    return (keep) => {
      const queue = make(capacity);
      keep(queue);
      return work(queue);
    };
  };
}

const holds = timed(HELD, () => {
  const steps = draws(HELD + STEPS, 1e6);
  return (queue) => hold(queue, steps);
});

const fills = timed(STEPS, () => {
  const priorities = draws(STEPS, 1e9);
  return (queue) => fillAndEmpty(queue, priorities);
});

const quickHeap = (work: Work): FunctionContender =>
  ours("QuickHeap", () => work((capacity) => new QuickHeap(capacity, capacity)));

function contenders(work: Work, arg: string): FunctionContender[] {
  return [
    quickHeap(work),
    ours("BinaryHeap", () => work((capacity) => new BinaryHeap(capacity))),
    ours("IndexedHeap", () => work((capacity) => new OfIndexed(capacity))),
    ours("PriorityQueue of objects", () => work(() => new OfObjects()), { once: true }),
    ...heapPeers(work),
    cpp("C++ priority_queue of pairs", "structure/heap.cpp", arg, "pair"),
    cpp("C++ priority_queue of u64", "structure/heap.cpp", arg, "u64"),
  ];
}

/** Where an id is in the heap, pushing it lowers its key. */
class OfIndexed {
  priority = 0;
  private readonly heap: IndexedHeap;
  constructor(size: number) {
    this.heap = new IndexedHeap(size);
  }
  get size(): number {
    return this.heap.size;
  }
  push(id: number, priority: number): void {
    this.heap.offer(id, priority);
  }
  pop(): number {
    this.priority = this.heap.minKey();
    return this.heap.pop();
  }
}

class OfObjects {
  priority = 0;
  private readonly queue = new PriorityQueue<{ id: number; priority: number }>(
    (a, b) => a.priority - b.priority,
  );
  get size(): number {
    return this.queue.size;
  }
  push(id: number, priority: number): void {
    this.queue.push({ id, priority });
  }
  pop(): number {
    const { id, priority } = this.queue.pop();
    this.priority = priority;
    return id;
  }
}

export const benches: readonly Bench[] = [
  functionBench(
    { work: "heap of 10^5: 10^6 × (pop, push)", seed: SEED },
    contenders(holds, "hold"),
  ),
  functionBench(
    { work: "heap: 10^6 × push, then 10^6 × pop", seed: SEED },
    contenders(fills, "fill"),
  ),
];
