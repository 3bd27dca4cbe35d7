import type { Bench, Keep } from "../../../scripts/bench/bench";
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

interface Yocto {
  enqueue(value: number): void;
  dequeue(): number | undefined;
}

class OfYocto implements RotateQueue {
  private readonly queue: Yocto;
  constructor(queue: Yocto) {
    this.queue = queue;
  }
  push(value: number) {
    this.queue.enqueue(value);
  }
  shift() {
    return this.queue.dequeue();
  }
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "queue of 1000: 10^7 × (shift, push)",
    contenders: [
      {
        role: "ours",
        name: "IntQueue",
        prepare: () => (keep) => rotate(new IntQueue(LENGTH), keep),
      },
      {
        role: "peer",
        name: "mnemonist",
        variant: "FixedDeque",
        prepare:
          ({ FixedDeque }: { FixedDeque: new (c: unknown, n: number) => RotateQueue }) =>
          (keep: Keep) =>
            rotate(new FixedDeque(Int32Array, LENGTH), keep),
      },
      {
        role: "peer",
        name: "denque",
        prepare:
          ({ default: Denque }: { default: new () => RotateQueue }) =>
          (keep: Keep) =>
            rotate(new Denque(), keep),
      },
      {
        role: "peer",
        name: "fast-fifo",
        prepare:
          ({ default: Fifo }: { default: new () => RotateQueue }) =>
          (keep: Keep) =>
            rotate(new Fifo(), keep),
      },
      {
        role: "peer",
        name: "double-ended-queue",
        prepare:
          ({ default: Deque }: { default: new () => RotateQueue }) =>
          (keep: Keep) =>
            rotate(new Deque(), keep),
      },
      {
        role: "peer",
        name: "yocto-queue",
        prepare:
          ({ default: Queue }: { default: new () => Yocto }) =>
          (keep: Keep) =>
            rotate(new OfYocto(new Queue()), keep),
      },
      { role: "cpp", name: "C++ std::queue", source: "structure/queue.cpp", args: ["std"] },
      { role: "cpp", name: "C++ ring of a vector", source: "structure/queue.cpp", args: ["ring"] },
    ],
  },
];
