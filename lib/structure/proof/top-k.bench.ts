import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { TopK } from "../top-k";

const N = 1_000_000;
const K = 10_000;
const SEED = 1;

/** Falling keys: every one is among the least so far. */
const falling = () => Float64Array.from({ length: N }, (_, at) => N - at);

function random(): Float64Array {
  const source = new Random(SEED);
  return Float64Array.from({ length: N }, () => source.int(0, 1e9));
}

function byTopK(keys: Float64Array): Run {
  return (keep) => {
    const top = new TopK(K);
    keep(top);
    for (let at = 0; at < N; at++) top.offer(keys[at]!, at);
    let sum = 0;
    for (const place of top.kept()) sum += top.keys[place]!;
    return sum;
  };
}

/** All of them as pairs, sorted. */
function bySort(keys: Float64Array): Run {
  return () => {
    const pairs = Array.from(keys, (key, at) => [key, at] as const);
    pairs.sort(([a], [b]) => a - b);
    let sum = 0;
    for (let at = 0; at < K; at++) sum += pairs[at]![0];
    return sum;
  };
}

interface Flatqueue {
  readonly default: new () => {
    readonly length: number;
    push(id: number, key: number): void;
    pop(): number;
    peekValue(): number;
  };
}

/** A heap of k with the largest on top. */
function byHeap({ default: Queue }: Flatqueue, keys: Float64Array): Run {
  return (keep) => {
    const queue = new Queue();
    keep(queue);
    for (let at = 0; at < N; at++) {
      if (queue.length === K) {
        if (-keys[at]! <= queue.peekValue()) continue;
        queue.pop();
      }
      queue.push(at, -keys[at]!);
    }
    let sum = 0;
    while (queue.length > 0) {
      sum -= queue.peekValue();
      queue.pop();
    }
    return sum;
  };
}

export const benches: readonly Bench[] = (
  [
    ["random", random],
    ["falling", falling],
  ] as const
).map(([name, keys]) =>
  functionBench({ work: `the 10^4 least of 10^6 ${name} keys, with values`, seed: SEED }, [
    ours("TopK", () => byTopK(keys())),
    plain("pairs, sorted", () => bySort(keys())),
    peer("flatqueue", (module: Flatqueue) => byHeap(module, keys())),
  ]),
);
