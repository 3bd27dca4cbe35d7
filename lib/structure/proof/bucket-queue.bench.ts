import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { heapPeers, type IdQueue, type MakeQueue } from "../../../scripts/bench/heap-peers";
import { Random } from "../../sequence/random";
import { BucketQueue } from "../bucket-queue";
import { QuickHeap } from "../quick-heap";

const SEED = 1;
const SIDE = 1000;
const WIDTH = SIDE + 2;
const MAX_COST = 9;

const UNREACHED = 2 ** 31 - 1;

let costs: Int32Array | undefined;

/** A border of cost 0 that nothing enters ends the grid. Only read, so each process makes it once. */
function grid(): Int32Array {
  if (costs) return costs;
  const random = new Random(SEED);
  costs = new Int32Array(WIDTH * WIDTH);
  for (let row = 1; row <= SIDE; row++) {
    for (let column = 1; column <= SIDE; column++) {
      costs[row * WIDTH + column] = random.int(1, MAX_COST);
    }
  }
  return costs;
}

/** Dijkstra's search from a corner; returns the sum of all distances. */
function search(queue: IdQueue, cost: Int32Array): number {
  const steps = [-WIDTH, -1, 1, WIDTH];
  const distance = new Int32Array(cost.length).fill(UNREACHED);
  distance[WIDTH + 1] = 0;
  queue.push(WIDTH + 1, 0);
  while (queue.size > 0) {
    const cell = queue.pop();
    const here = queue.priority;
    if (here > distance[cell]!) continue;
    for (let step = 0; step < 4; step++) {
      const next = cell + steps[step]!;
      const price = cost[next]!;
      const there = here + price;
      if (price === 0 || there >= distance[next]!) continue;
      distance[next] = there;
      queue.push(next, there);
    }
  }
  return total(distance);
}

function total(distance: Int32Array): number {
  let sum = 0;
  for (let cell = 0; cell < distance.length; cell++) {
    if (distance[cell] !== UNREACHED) sum += distance[cell]!;
  }
  return sum;
}

function work(make: MakeQueue): Run {
  const cost = grid();
  return (keep) => {
    const queue = make(4 * SIDE * SIDE);
    keep(queue);
    return search(queue, cost);
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "Dijkstra, grid of 10^6 cells, costs 1..9", seed: SEED }, [
    ours("BucketQueue", () => work((capacity) => new BucketQueue(capacity, MAX_COST))),
    ours("QuickHeap", () => work((capacity) => new QuickHeap(capacity, WIDTH * WIDTH))),
    ...heapPeers(work),
    cpp("C++ buckets of vectors", "structure/heap.cpp", "grid", "buckets"),
    cpp("C++ priority_queue of pairs", "structure/heap.cpp", "grid", "pair"),
    cpp("C++ priority_queue of u64", "structure/heap.cpp", "grid", "u64"),
  ]),
];
