/**
 * smallerNeighbours: the parent of each element in the heap-ordered tree over a sequence.
 *
 * In      n; n different numbers
 * Out     the parent's index of each, its own for the root
 * Source  Library Checker cartesian_tree, https://judge.yosupo.jp/problem/cartesian_tree
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { nearestSmaller } from "../nearest-smaller";

const MAX_SIZE = 1_000_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const { before, behind } = nearestSmaller(values);
  // The parent is the greater one of the nearest smaller values.
  for (let i = 0; i < n; i++) {
    const right = behind[i]!;
    const left = before[i]!;
    if (right < n && (left < 0 || values[right]! > values[left]!)) before[i] = right;
    else if (left < 0) before[i] = i;
  }
  return writeInts(new Writer(), before).newline().result();
}

if (require.main === module) runProgram(solve);
