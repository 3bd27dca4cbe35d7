import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import type { Undoable } from "../over-time";
import { rollbackMo } from "../rollback-mo";
import { RollbackSegmentTree } from "../rollback-segment-tree";

const SEED = 1;
const SIZE = 1 << 17;
const STEPS = 100_000;
const ELEMENTS = 50_000;
const QUERIES = 50_000;
const VALUES = 1000;

function numbers(count: number, below: number): Int32Array {
  const random = new Random(SEED);
  return Int32Array.from({ length: count }, () => random.int(0, below - 1));
}

/** Two assignments and a minimum a step; after ten steps fifteen assignments are taken back. */
function minima(): Run {
  const random = numbers(4 * STEPS, SIZE);
  return (keep) => {
    const values = new Float64Array(SIZE).fill(1e9);
    const tree = new RollbackSegmentTree(values, Math.min, 1e9);
    keep(tree);
    return run(tree, random);
  };
}

function run(tree: RollbackSegmentTree, random: Int32Array): number {
  let total = 0;
  for (let step = 0; step < STEPS; step++) {
    const at = 4 * step;
    const [a, b, c, d] = [random[at]!, random[at + 1]!, random[at + 2]!, random[at + 3]!];
    tree.set(a, b);
    tree.set(b, a);
    total += tree.fold(Math.min(c, d), Math.max(c, d) + 1);
    if (step % 10 === 9) tree.rollback(tree.time - 15);
  }
  return total;
}

/**
 * How often values were added; the history keeps the value and what was most before. C++ needs none: it takes
 * back the left part by hand.
 */
class Counts implements Undoable {
  time = 0;
  most = 0;
  private readonly counts = new Int32Array(VALUES);
  private readonly added = new Int32Array(ELEMENTS);
  private readonly before = new Int32Array(ELEMENTS + 1);
  add(value: number): void {
    this.added[this.time] = value;
    this.before[this.time++] = this.most;
    const count = ++this.counts[value]!;
    if (count > this.most) this.most = count;
  }
  rollback(time: number): void {
    if (time === this.time) return;
    this.most = this.before[time]!;
    while (this.time > time) this.counts[this.added[--this.time]!]!--;
  }
}

function modes(): Run {
  const random = numbers(ELEMENTS + 2 * QUERIES, ELEMENTS);
  const values = random.subarray(0, ELEMENTS).map((value) => value % VALUES);
  const lefts = new Int32Array(QUERIES);
  const rights = new Int32Array(QUERIES);
  for (let query = 0; query < QUERIES; query++) {
    const [a, b] = [random[ELEMENTS + 2 * query]!, random[ELEMENTS + 2 * query + 1]!];
    lefts[query] = Math.min(a, b);
    rights[query] = Math.max(a, b) + 1;
  }
  return (keep) => {
    const counts = new Counts();
    keep(counts);
    let total = 0;
    const add = (i: number) => counts.add(values[i]!);
    rollbackMo(ELEMENTS, lefts, rights, counts, add, () => {
      total += counts.most;
    });
    return total;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "2·10^5 assignments to 2^17, 10^5 minima, rollbacks", seed: SEED }, [
    ours("RollbackSegmentTree", minima),
    cpp("C++ iterative tree, old values", "range/rollback.cpp", "tree"),
  ]),
  functionBench({ work: "how often the mode of 5·10^4 ranges of 5·10^4 occurs", seed: SEED }, [
    ours("rollbackMo", modes),
    cpp("C++ blocks of left ends", "range/rollback.cpp", "mo"),
  ]),
];
