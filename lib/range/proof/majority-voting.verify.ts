/**
 * majorityVoting: the number that fills more than half of a range, in an array that changes.
 *
 * In      n q; n numbers; q lines "0 p x" (number p becomes x) or "1 l r"
 * Out     for each line "1 l r" the number in more than half of the positions in [l, r), or -1
 * Idea    different numbers cancel each other in pairs; only the one that is left can be the majority.
 *         How often it is there: pairs of a number and a place where it ever stands, by ascending key
 * Source  Library Checker majority_voting, https://judge.yosupo.jp/problem/majority_voting;
 *         R. S. Boyer, J S. Moore, "MJRTY" (1981)
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { compress, lowerBound } from "../compress";
import { FenwickTree } from "../fenwick-tree";
import { SlotTree } from "../slot-tree";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

class CandidateTree extends SlotTree {
  readonly value = new Int32Array(this.slots);
  /** How many are left of `value` when different numbers have cancelled each other. */
  readonly left = new Int32Array(this.slots);

  protected combine(into: number, left: number, right: number): void {
    const a = this.left[left]!;
    const b = this.left[right]!;
    this.value[into] = this.value[a >= b ? left : right]!;
    this.left[into] = this.value[left] === this.value[right] ? a + b : Math.abs(a - b);
  }
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const tree = new CandidateTree(n);
  const values = tree.value.subarray(tree.leaves, tree.leaves + n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a number");
  tree.left.fill(1, tree.leaves, tree.leaves + n);
  tree.build();
  const key = (value: number, place: number) => value * (n + 1) + place;
  const queries = new Int32Array(3 * q);
  intsIn(scanner, queries, 3 * q, 0, MAX_VALUE, "a part of a query");
  const keys = new Float64Array(n + q);
  for (let i = 0; i < n; i++) keys[i] = key(values[i]!, i);
  for (let k = 0; k < q; k++) {
    if (queries[3 * k] === 0) keys[n + k] = key(queries[3 * k + 2]!, queries[3 * k + 1]!);
  }
  const pairs = compress(keys).values;
  const rank = (value: number, place: number) => lowerBound(pairs, key(value, place));
  const counts = new FenwickTree(pairs.length);
  for (let i = 0; i < n; i++) counts.add(rank(values[i]!, i), 1);
  for (let at = 0; at < queries.length; at += 3) {
    const first = queries[at + 1]!;
    const second = queries[at + 2]!;
    if (queries[at] === 0) {
      counts.add(rank(values[first]!, first), -1);
      counts.add(rank(second, first), 1);
      values[first] = second;
      tree.update(first);
    } else {
      const value = tree.value[tree.fold(first, second)]!;
      const count = counts.sum(rank(value, first), rank(value, second));
      writer.int(2 * count > second - first ? value : -1).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
