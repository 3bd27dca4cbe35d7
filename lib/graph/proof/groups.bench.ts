import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { groups } from "../groups";

const SEED = 1;
const ITEMS = 1_000_000;
const LABELS = 100_000;

/** Of each label, the numbers of its items, one behind the other. */
function grouped(sum: (labels: Int32Array) => number): Run {
  const random = new Random(SEED);
  const labels = Int32Array.from({ length: ITEMS }, () => random.int(0, LABELS - 1));
  return () => sum(labels);
}

function ours(labels: Int32Array): number {
  const { start, item } = groups(LABELS, labels);
  let sum = 0;
  for (let g = 0; g < LABELS; g++) {
    for (let at = start[g]!; at < start[g + 1]!; at++) sum += item[at]! * (at % 10);
  }
  return sum;
}

function plain(labels: Int32Array): number {
  const lists: number[][] = Array.from({ length: LABELS }, () => []);
  for (let i = 0; i < ITEMS; i++) lists[labels[i]!]!.push(i);
  let sum = 0;
  let at = 0;
  for (const list of lists) for (const i of list) sum += i * (at++ % 10);
  return sum;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "10^6 items grouped by 10^5 labels",
    seed: SEED,
    contenders: [
      { role: "ours", name: "groups", prepare: () => grouped(ours) },
      { role: "plain", name: "an array for each label", prepare: () => grouped(plain) },
    ],
  },
];
