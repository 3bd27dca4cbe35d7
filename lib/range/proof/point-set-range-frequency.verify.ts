/**
 * pointSetRangeFrequency: how often a number stands in ranges of an array that changes.
 *
 * In      n q; n numbers; q lines "0 k v" (number k becomes v) or "1 l r x"
 * Out     for each line "1 l r x" how many of the numbers in [l, r) equal x
 * Idea    each pair of a number and a place where it ever stands has a key; by ascending key, the places
 *         of one number in [l, r) are neighbours
 * Source  Library Checker point_set_range_frequency,
 *         https://judge.yosupo.jp/problem/point_set_range_frequency
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { compress, lowerBound } from "../compress";
import { FenwickTree } from "../fenwick-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(0, MAX_SIZE, "n");
  const q = scanner.intIn(0, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a number");
  const key = (value: number, place: number) => value * (n + 1) + place;
  const keys = Array.from(values, key);
  const queries = new Int32Array(4 * q);
  for (let at = 0; at < queries.length; at += 4) {
    const kind = scanner.intIn(0, 1, "the kind of a query");
    intsIn(scanner, queries.subarray(at), kind + 2, 0, MAX_VALUE, "a part of a query");
    queries[at + 3] = kind; // the kind stands behind the rest
    if (kind === 0) keys.push(key(queries[at + 1]!, queries[at]!));
  }
  const pairs = compress(Float64Array.from(keys)).values;
  const counts = new FenwickTree(pairs.length);
  const rank = (value: number, place: number) => lowerBound(pairs, key(value, place));
  for (let i = 0; i < n; i++) counts.add(rank(values[i]!, i), 1);
  for (let at = 0; at < queries.length; at += 4) {
    const first = queries[at]!;
    const second = queries[at + 1]!;
    if (queries[at + 3] === 0) {
      counts.add(rank(values[first]!, first), -1);
      values[first] = second;
      counts.add(rank(second, first), 1);
    } else
      writer
        .int(counts.sum(rank(queries[at + 2]!, first), rank(queries[at + 2]!, second)))
        .newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
