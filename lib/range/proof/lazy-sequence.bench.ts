import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { LazySequence } from "../lazy-sequence";
import { PersistentSequence } from "../persistent-sequence";

const SEED = 1;
const SIZE = 100_000;
const STEPS = 50_000;
const SHORT = 20_000;
const VERSIONS = 10_000;

const plus = (a: number, b: number) => a + b;
const places = (size: number) => Float64Array.from({ length: size }, (_, i) => i);

/** Two ranges of a sequence, a number and a place below 1000 for each step. */
function randomSteps(size: number, count: number): Int32Array {
  const random = new Random(SEED);
  const steps = new Int32Array(6 * count);
  for (let at = 0; at < steps.length; at += 6) {
    for (let i = at; i < at + 4; i += 2) {
      const [a, b] = [random.int(0, size - 1), random.int(0, size - 1)];
      steps.set([Math.min(a, b), Math.max(a, b) + 1], i);
    }
    steps.set([random.int(-1000, 1000), random.int(0, 999)], at + 4);
  }
  return steps;
}

type Minima = LazySequence<number, number>;

function lazy(): Run {
  const steps = randomSteps(SIZE, STEPS);
  return (keep) => {
    const values = places(SIZE);
    const list = new LazySequence(values, Math.min, Infinity, plus, plus, 0, SIZE, true);
    keep(list);
    return moved(list, steps);
  };
}

/** Reverses one range, adds to another, asks for the first one's minimum and moves it to the front. */
function moved(list: Minima, steps: Int32Array): number {
  let total = 0;
  for (let at = 0; at < steps.length; at += 6) {
    const [l, r] = [steps[at]!, steps[at + 1]!];
    list.reverse(l, r);
    list.apply(steps[at + 2]!, steps[at + 3]!, steps[at + 4]!);
    total += list.fold(l, r);
    const piece = list.cut(l, r);
    list.paste(Math.min(steps[at + 5]!, list.size), piece);
  }
  return total;
}

/** Each version is an older one with one range reversed, another copied to the front, cut to the same size. */
function persistent(): Run {
  const steps = randomSteps(SHORT, VERSIONS);
  return (keep) => {
    const lists = new PersistentSequence(plus, 0);
    keep(lists);
    return copied(lists, steps);
  };
}

function copied(lists: PersistentSequence, steps: Int32Array): number {
  const versions = [lists.of(places(SHORT))];
  let total = 0;
  for (let at = 0; at < steps.length; at += 6) {
    const [l, r, place] = [steps[at]!, steps[at + 1]!, steps[at + 5]!];
    const from = versions[Math.floor((versions.length * place) / 1000)]!;
    total += lists.fold(from, l, r);
    const turned = lists.reverse(from, l, r);
    const longer = lists.paste(turned, place, lists.slice(turned, steps[at + 2]!, steps[at + 3]!));
    versions.push(lists.slice(longer, 0, SHORT));
  }
  return total;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "sequence of 10^5: 5·10^4 × (reverse, add, min, move)", seed: SEED }, [
    ours("LazySequence", lazy),
    cpp("C++ implicit treap", "range/sequences.cpp", "lazy"),
  ]),
  functionBench({ work: "10^4 versions of 20,000: sum, reverse, copy", seed: SEED }, [
    ours("PersistentSequence", persistent),
    cpp("C++ persistent treap", "range/sequences.cpp", "persistent"),
  ]),
];
