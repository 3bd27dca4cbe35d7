/**
 * lineAddGetMin: the lowest line at a place, while lines are added.
 *
 * In      n q; n lines a b (a x + b); q lines "0 a b" (add a line) or "1 p"
 * Out     for each line "1 p" the lowest y at p
 * Source  Library Checker line_add_get_min, https://judge.yosupo.jp/problem/line_add_get_min
 */
import { runProgram } from "../io/run-program";
import { nextBigint, Scanner } from "../io/scanner";
import { Writer } from "../io/writer";
import { DynamicLiChaoTree } from "./dynamic-li-chao-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const tree = new DynamicLiChaoTree(-MAX_VALUE, MAX_VALUE + 1);
  for (let line = 0; line < n; line++) {
    const a = scanner.intIn(-MAX_VALUE, MAX_VALUE, "a");
    tree.add(a, nextBigint(scanner));
  }
  for (let query = 0; query < q; query++) {
    if (scanner.intIn(0, 1, "the kind of a query") === 0) {
      const a = scanner.intIn(-MAX_VALUE, MAX_VALUE, "a");
      tree.add(a, nextBigint(scanner));
    } else {
      const y = tree.minExact(scanner.intIn(-MAX_VALUE, MAX_VALUE, "p"));
      writer.text(String(y)).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
