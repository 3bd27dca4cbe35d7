import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { RANGE_SIZE, rangeQueries } from "../../../scripts/bench/range-queries";
import { AddMinTree } from "../add-min-tree";
import { AddSumTree } from "../add-sum-tree";
import { LazySlotTree } from "../lazy-slot-tree";

const SEED = 1;

interface Tree {
  add(l: number, r: number, x: number): void;
  ask(l: number, r: number): number;
}

/** AddMinTree as it would be on the shared tree. */
class LazyAddMin extends LazySlotTree implements Tree {
  private readonly minima = new Float64Array(this.slots);
  private readonly pending = new Float64Array(this.leaves);
  private x = 0;
  add(l: number, r: number, x: number): void {
    this.x = x;
    this.updateRange(l, r);
  }
  ask(l: number, r: number): number {
    return l < r ? this.minima[this.fold(l, r)]! : Infinity;
  }
  protected combine(into: number, left: number, right: number): void {
    const one = this.minima[left]!;
    const other = this.minima[right]!;
    this.minima[into] = left !== 0 && one < other ? one : other;
  }
  protected act(k: number): void {
    this.change(k, this.x);
  }
  protected push(k: number): void {
    const x = this.pending[k]!;
    if (x === 0) return;
    this.change(2 * k, x);
    this.change(2 * k + 1, x);
    this.pending[k] = 0;
  }
  private change(k: number, x: number): void {
    this.minima[k]! += x;
    if (k < this.leaves) this.pending[k]! += x;
  }
}

/** AddSumTree as it would be on the shared tree. */
class LazyAddSum extends LazySlotTree implements Tree {
  private readonly sums = new Float64Array(this.slots);
  private readonly pending = new Float64Array(this.leaves);
  private x = 0;
  add(l: number, r: number, x: number): void {
    this.x = x;
    this.updateRange(l, r);
  }
  ask(l: number, r: number): number {
    return this.sums[this.fold(l, r)]!;
  }
  protected combine(into: number, left: number, right: number): void {
    this.sums[into] = this.sums[left]! + this.sums[right]!;
  }
  protected act(k: number): void {
    this.change(k, this.x, this.width(k));
  }
  protected push(k: number): void {
    const x = this.pending[k]!;
    if (x === 0) return;
    const width = this.width(k) >> 1;
    this.change(2 * k, x, width);
    this.change(2 * k + 1, x, width);
    this.pending[k] = 0;
  }
  private change(k: number, x: number, width: number): void {
    this.sums[k]! += x * width;
    if (k < this.leaves) this.pending[k]! += x;
  }
}

class OwnAddMin extends AddMinTree implements Tree {
  ask(l: number, r: number): number {
    return this.min(l, r);
  }
}

class OwnAddSum extends AddSumTree implements Tree {
  ask(l: number, r: number): number {
    return this.sum(l, r);
  }
}

/** Additions to and questions about random ranges, in turn. */
function additionsAndQuestions(make: () => Tree): Run {
  const queries = rangeQueries(SEED);
  return (keep) => {
    const tree = make();
    keep(tree);
    let total = 0;
    for (let at = 0; at < queries.length; at += 6) {
      tree.add(queries[at]!, queries[at + 1]!, queries[at + 2]!);
      const answer = tree.ask(queries[at + 3]!, queries[at + 4]!);
      if (answer !== Infinity) total += answer % 1024;
    }
    return total;
  };
}

const both = (work: string, own: () => Tree, shared: () => Tree): Bench =>
  functionBench({ work, seed: SEED }, [
    ours("own tree", () => additionsAndQuestions(own)),
    plain("on LazySlotTree", () => additionsAndQuestions(shared)),
  ]);

/** Why AddMinTree and AddSumTree do not share LazySlotTree. */
export const benches: readonly Bench[] = [
  both(
    "shared tree? 10^5 range additions and minima of 2^17",
    () => new OwnAddMin(RANGE_SIZE),
    () => new LazyAddMin(RANGE_SIZE),
  ),
  both(
    "shared tree? 10^5 range additions and sums of 2^17",
    () => new OwnAddSum(RANGE_SIZE),
    () => new LazyAddSum(RANGE_SIZE),
  ),
];
