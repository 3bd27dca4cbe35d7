import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { FoldQueue } from "../fold-queue";

const SEED = 1;
const COUNT = 1_000_000;
const WIDTH = 1000;

const lesser = (a: number, b: number) => (a < b ? a : b);

/** The sum of the minima of all windows. */
function windows(): Run {
  const random = new Random(SEED);
  const values = Int32Array.from({ length: COUNT }, () => random.int(0, 1e9));
  return (keep) => {
    const queue = new FoldQueue(WIDTH, lesser, Infinity);
    keep(queue);
    return run(queue, values);
  };
}

function run(queue: FoldQueue, values: Int32Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    queue.add(values[i]!);
    if (i < WIDTH - 1) continue;
    total += queue.fold();
    queue.shift();
  }
  return total;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "minima of 10^6 windows of 1,000 numbers by a queue",
    seed: SEED,
    contenders: [
      { role: "ours", name: "FoldQueue", prepare: windows },
      { role: "cpp", name: "C++ two stacks", source: "range/ranges.cpp", args: ["windows"] },
    ],
  },
];
