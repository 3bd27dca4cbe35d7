/**
 * splitAndUnite: multisets of integers that are split by value and united.
 *
 * In      n m ≤ 2 · 10^5; how often each of 1 … n is in multiset 1; m lines: "0 p x y" moves [x, y] of p to a new
 *         multiset, "1 p t" moves all of t to p, "2 p x q" adds x copies of q to p, "3 p x y" counts [x, y] of p,
 *         "4 p k" the k-th smallest of p
 * Out     a line for each count and each k-th smallest, -1 if there is none
 * Source  Luogu P5494, https://www.luogu.com.cn/problem/P5494
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SegmentForest } from "../segment-forest";

const MAX_SIZE = 200_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const m = scanner.intIn(1, MAX_SIZE, "m");
  const forest = new SegmentForest(n + 1, (a, b) => a + b, 0);
  const sets = [-1, forest.make()]; // by the numbers of the input
  for (let x = 1; x <= n; x++) forest.set(sets[1]!, x, scanner.int());
  const writer = new Writer();
  for (let line = 0; line < m; line++) {
    const kind = scanner.intIn(0, 4, "a kind");
    const p = sets[scanner.intIn(1, sets.length - 1, "a multiset")]!;
    const x = scanner.int();
    if (kind === 0) {
      const part = forest.split(p, x);
      forest.unite(p, forest.split(part, scanner.int() + 1));
      sets.push(part);
    } else if (kind === 1) forest.unite(p, sets[x]!);
    else if (kind === 2) {
      const q = scanner.int();
      forest.set(p, q, forest.get(p, q) + x);
    } else if (kind === 3) writer.int(forest.fold(p, x, scanner.int() + 1)).newline();
    else {
      const value = forest.maxRight(p, (count) => count < x);
      writer.int(value > n ? -1 : value).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
