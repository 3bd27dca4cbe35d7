import type { Bench, FunctionContender, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { PriorityQueue } from "../priority-queue";

const SEED = 1;
const HELD = 100_000;
const STEPS = 1_000_000;

interface Item {
  readonly id: number;
  readonly priority: number;
}

interface Queue {
  push(item: Item): unknown;
  pop(): Item | undefined;
}

const byPriority = (a: Item, b: Item) => a.priority - b.priority;

/** The hold model: the least leaves, and a new item comes with a priority somewhat larger. */
function hold(make: () => Queue): Run {
  const random = new Random(SEED);
  const draws = Int32Array.from({ length: HELD + STEPS }, () => random.int(0, 1e6));
  return (keep) => {
    const queue = make();
    keep(queue);
    for (let id = 0; id < HELD; id++) queue.push({ id, priority: draws[id]! });
    let sum = 0;
    for (let step = HELD; step < draws.length; step++) {
      const { id, priority } = queue.pop()!;
      sum = (sum + priority) | 0;
      queue.push({ id, priority: priority + draws[step]! });
    }
    return sum;
  };
}

/** 10^6 items made before the time; all are pushed, then all leave. */
function fillAndEmpty(make: () => Queue): Run {
  const random = new Random(SEED);
  const items = Array.from({ length: STEPS }, (_, id) => ({ id, priority: random.int(0, 1e9) }));
  return (keep) => {
    const queue = make();
    keep(queue);
    for (const item of items) queue.push(item);
    let sum = 0;
    for (let step = 0; step < STEPS; step++) {
      sum = (Math.imul(sum, 31) + queue.pop()!.priority) | 0;
    }
    return sum;
  };
}

type OfComparison = new (compare: typeof byPriority) => Queue;

function contenders(work: (make: () => Queue) => Run, arg: string): FunctionContender[] {
  const ofComparison = (Heap: OfComparison) => work(() => new Heap(byPriority));
  return [
    ours("PriorityQueue", () => work(() => new PriorityQueue<Item>(byPriority))),
    peer("mnemonist", ({ Heap }: { Heap: OfComparison }) => ofComparison(Heap), {
      variant: "Heap",
    }),
    cpp("C++ priority_queue of pairs", "structure/heap.cpp", arg, "pair"),
  ];
}

export const benches: readonly Bench[] = [
  functionBench(
    { work: "10^5 objects by comparison: 10^6 × (pop, push)", seed: SEED },
    contenders(hold, "hold"),
  ),
  functionBench(
    { work: "objects by comparison: 10^6 × push, then 10^6 × pop", seed: SEED },
    contenders(fillAndEmpty, "fill"),
  ),
];
