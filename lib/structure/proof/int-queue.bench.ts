import type { Bench, Keep } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { IntQueue } from "../int-queue";

const LENGTH = 1000;
const STEPS = 10_000_000;

interface RotateQueue {
  push(value: number): unknown;
  shift(): number | undefined;
}

/** Takes the oldest and puts the sum of it and the step, so that nothing can be left out. */
function rotate(queue: RotateQueue, keep: Keep): number {
  keep(queue);
  for (let value = 0; value < LENGTH; value++) queue.push(value);
  let sum = 0;
  for (let step = 0; step < STEPS; step++) {
    const value = queue.shift()!;
    sum = (sum + value) | 0;
    queue.push((value + step) & 0xffff);
  }
  return sum;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "queue of 1000: 10^7 × (shift, push)" }, [
    ours("IntQueue", () => (keep) => rotate(new IntQueue(LENGTH), keep)),
    peer(
      "double-ended-queue",
      ({ default: Deque }: { default: new () => RotateQueue }) =>
        (keep: Keep) =>
          rotate(new Deque(), keep),
    ),
    cpp("C++ std::queue", "structure/queue.cpp", "std"),
    cpp("C++ ring of a vector", "structure/queue.cpp", "ring"),
  ]),
];
