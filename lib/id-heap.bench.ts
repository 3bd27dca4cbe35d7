import { heapPeers, type MakeQueue } from "../scripts/bench/heap-peers";
import type { Bench, FunctionContender, Run } from "../scripts/core/bench";
import { IdHeap } from "./id-heap";
import { PriorityQueue } from "./priority-queue";
import { Random } from "./random";

const SEED = 1;
const HELD = 100_000;
const STEPS = 1_000_000;
const VERTICES = 100_000;
const EDGES = 1_000_000;

/** Numbers are only read, so each process makes them once. */
const drawn = new Map<string, Int32Array>();

function draws(count: number, low: number, high: number, random = new Random(SEED)): Int32Array {
  const name = `${count} ${low} ${high}`;
  const known = drawn.get(name);
  if (known) return known;
  const made = new Int32Array(count);
  for (let index = 0; index < count; index++) made[index] = random.int(low, high);
  drawn.set(name, made);
  return made;
}

/** The hold model: the least leaves, and comes back with a priority somewhat larger. */
function hold(make: MakeQueue): Run {
  const steps = draws(HELD + STEPS, 0, 1e6);
  return (keep) => {
    const queue = make(HELD);
    keep(queue);
    for (let id = 0; id < HELD; id++) queue.push(id, steps[id]!);
    let sum = 0;
    for (let step = HELD; step < steps.length; step++) {
      const id = queue.pop();
      sum = (sum + queue.priority) | 0;
      queue.push(id, queue.priority + steps[step]!);
    }
    return sum;
  };
}

function fillAndEmpty(make: MakeQueue): Run {
  const priorities = draws(STEPS, 0, 1e9);
  return (keep) => {
    const queue = make(STEPS);
    keep(queue);
    for (let id = 0; id < STEPS; id++) queue.push(id, priorities[id]!);
    let sum = 0;
    for (let step = 0; step < STEPS; step++) {
      queue.pop();
      sum = (Math.imul(sum, 31) + queue.priority) | 0;
    }
    return sum;
  };
}

/** Dijkstra's search; a vertex is pushed again where its distance falls. */
function dijkstra(make: MakeQueue): Run {
  const random = new Random(SEED);
  const degree = EDGES / VERTICES;
  const target = draws(EDGES, 0, VERTICES - 1, random);
  const cost = draws(EDGES, 1, 1e6, random);
  return (keep) => {
    const queue = make(EDGES);
    keep(queue);
    const distance = new Float64Array(VERTICES).fill(Number.POSITIVE_INFINITY);
    distance[0] = 0;
    queue.push(0, 0);
    while (queue.length > 0) {
      const vertex = queue.pop();
      const here = queue.priority;
      if (here > distance[vertex]!) continue;
      for (let edge = vertex * degree; edge < (vertex + 1) * degree; edge++) {
        const there = here + cost[edge]!;
        const next = target[edge]!;
        if (there >= distance[next]!) continue;
        distance[next] = there;
        queue.push(next, there);
      }
    }
    let sum = 0;
    for (let vertex = 0; vertex < VERTICES; vertex++) {
      if (distance[vertex] !== Number.POSITIVE_INFINITY) sum += distance[vertex]!;
    }
    return sum;
  };
}

function contenders(work: (make: MakeQueue) => Run, cpp: string): FunctionContender[] {
  return [
    {
      role: "ours",
      name: "IdHeap",
      prepare: () => work((capacity) => new IdHeap(capacity, Math.max(capacity, VERTICES))),
    },
    {
      role: "ours",
      name: "PriorityQueue of objects",
      once: true,
      prepare: () => work(() => new OfObjects()),
    },
    ...heapPeers(work),
    { role: "cpp", name: "C++ priority_queue of pairs", source: "heap.cpp", args: [cpp, "pair"] },
    { role: "cpp", name: "C++ priority_queue of u64", source: "heap.cpp", args: [cpp, "u64"] },
  ];
}

class OfObjects {
  priority = 0;
  private readonly queue = new PriorityQueue<{ id: number; priority: number }>(
    (a, b) => a.priority - b.priority,
  );
  get length(): number {
    return this.queue.length;
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
  {
    kind: "function",
    work: "heap of 10^5: 10^6 × (pop, push)",
    seed: SEED,
    contenders: contenders(hold, "hold"),
  },
  {
    kind: "function",
    work: "heap: 10^6 × push, then 10^6 × pop",
    seed: SEED,
    contenders: contenders(fillAndEmpty, "fill"),
  },
  {
    kind: "function",
    work: "Dijkstra, 10^5 vertices, 10^6 random edges",
    seed: SEED,
    contenders: contenders(dijkstra, "dijkstra"),
  },
];
