/**
 * segmentAddGetMin: the lowest segment at a place, while segments are added.
 *
 * In      n q; n lines l r a b (a x + b for l <= x < r); q lines "0 l r a b" or "1 x"
 * Out     for each line "1 x" the lowest y at x, INFINITY if there is none
 * Source  Library Checker segment_add_get_min, https://judge.yosupo.jp/problem/segment_add_get_min
 */
import { runProgram } from "../io/run-program";
import { nextBigint, Scanner } from "../io/scanner";
import { Writer } from "../io/writer";
import { compress, lowerBound } from "./compress";
import { LiChaoTree } from "./li-chao-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  // Segments have l, r and a here, b beside; a question has x, and r = NONE.
  const steps = new Float64Array(3 * (n + q));
  const intercepts: bigint[] = [];
  const places: number[] = [];
  for (let at = 0; at < steps.length; at += 3) {
    if (at >= 3 * n && scanner.intIn(0, 1, "the kind of a query") === 1) {
      steps[at] = scanner.intIn(-MAX_VALUE, MAX_VALUE, "x");
      steps[at + 1] = NONE;
      places.push(steps[at]!);
      continue;
    }
    for (let part = 0; part < 3; part++) {
      steps[at + part] = scanner.intIn(-MAX_VALUE, MAX_VALUE, "a part of a segment");
    }
    intercepts.push(nextBigint(scanner));
  }
  const { values } = compress(places);
  const tree = new LiChaoTree(values);
  let segment = 0;
  for (let at = 0; at < steps.length; at += 3) {
    const first = lowerBound(values, steps[at]!);
    if (steps[at + 1] !== NONE) {
      const end = lowerBound(values, steps[at + 1]!);
      tree.addSegment(first, end, steps[at + 2]!, intercepts[segment++]!);
      continue;
    }
    const y = tree.minExact(first);
    writer.text(y === undefined ? "INFINITY" : y.toString()).newline();
  }
  return writer.result();
}

const NONE = 2 ** 31;

if (require.main === module) runProgram(solve);
