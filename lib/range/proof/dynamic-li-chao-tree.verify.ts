/**
 * lineAddGetMin: the lowest line at a place, while lines are added.
 *
 * In      n q; n lines a b (a x + b); q lines "0 a b" (add a line) or "1 p"
 * Out     for each line "1 p" the lowest y at p
 * Source  Library Checker line_add_get_min, https://judge.yosupo.jp/problem/line_add_get_min
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { wordsIn } from "../../io/words-in";
import { writeWideInts } from "../../io/write-wide-ints";
import { Writer } from "../../io/writer";
import { DynamicLiChaoTree } from "../dynamic-li-chao-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const tree = new DynamicLiChaoTree(-MAX_VALUE, MAX_VALUE + 1);
  const high = new Int32Array(1);
  const low = new Int32Array(1);
  const parts = new Float64Array(3);
  for (let step = 0; step < n + q; step++) {
    if (step < n || scanner.intIn(0, 1, "the kind of a query") === 0) {
      const a = scanner.intIn(-MAX_VALUE, MAX_VALUE, "a");
      wordsIn(scanner, high, low, 1);
      tree.add(a, high[0]! * 2 ** 32, low[0]! >>> 0);
    } else {
      tree.minParts(scanner.intIn(-MAX_VALUE, MAX_VALUE, "p"), parts);
      writeWideInts(writer, parts).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
