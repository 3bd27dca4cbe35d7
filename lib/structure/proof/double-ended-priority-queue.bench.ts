import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours } from "../../../scripts/bench/contenders";
import { type OrderedSet, orderedPeer } from "../../../scripts/bench/ordered-peers";
import { Random } from "../../sequence/random";
import { DoubleEndedPriorityQueue } from "../double-ended-priority-queue";

const SEED = 1;
const HELD = 100_000;
const STEPS = 200_000;
const PRIME = 1_000_000_007;

interface Queue {
  push(x: number): unknown;
  popMin(): number;
  popMax(): number;
}

/** Each step pushes two numbers and takes out the least and the largest; all numbers differ. */
function bothEnds(make: () => Queue): Run {
  const random = new Random(SEED);
  const numbers = Float64Array.from(
    { length: HELD + 2 * STEPS },
    (_, at) => random.int(0, 1e9) * 2 ** 20 + at,
  );
  return (keep) => {
    const queue = make();
    keep(queue);
    return swap(queue, numbers);
  };
}

function swap(queue: Queue, numbers: Float64Array): number {
  for (let at = 0; at < HELD; at++) queue.push(numbers[at]!);
  let sum = 0;
  for (let at = HELD; at < numbers.length; at += 2) {
    queue.push(numbers[at]!);
    queue.push(numbers[at + 1]!);
    sum = (sum + (queue.popMin() % PRIME) * 3 + (queue.popMax() % PRIME)) % PRIME;
  }
  return sum;
}

/** No package has such a queue; in a sorted set the ends are found and deleted. */
class OfSet implements Queue {
  private readonly set: OrderedSet;
  constructor(set: OrderedSet) {
    this.set = set;
  }
  push(x: number) {
    return this.set.add(x);
  }
  popMin() {
    const x = this.set.min()!;
    this.set.delete(x);
    return x;
  }
  popMax() {
    const x = this.set.max()!;
    this.set.delete(x);
    return x;
  }
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^5 numbers: 2·10^5 × (push two, popMin, popMax)", seed: SEED }, [
    ours("DoubleEndedPriorityQueue", () => bothEnds(() => new DoubleEndedPriorityQueue())),
    orderedPeer((make) => bothEnds(() => new OfSet(make()))),
  ]),
];
