/**
 * mergeable heap: n heaps of one number each are melded, and their least numbers taken.
 *
 * In      n m; n numbers; m lines, "1 x y" melds the heaps of the x-th and the y-th number if both are still
 *         there and they are not one heap, "2 x" takes the least of the heap of the x-th number, of equal
 *         ones the first
 * Out     for each "2 x" a line with the number that was taken, -1 if the x-th is gone
 * Source  Luogu P3377, https://www.luogu.com.cn/problem/P3377
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { DisjointSets } from "../disjoint-sets";
import { MeldableHeap } from "../meldable-heap";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const [n, m] = [scanner.int(), scanner.int()];
  const values = Float64Array.from({ length: n }, () => scanner.int());
  const heaps = new MeldableHeap(n);
  const sets = new DisjointSets(n);
  const top = Int32Array.from({ length: n }, (_, node) =>
    heaps.push(-1, node, values[node]! * 2 ** 17 + node),
  );
  const isGone = new Uint8Array(n);
  for (let step = 0; step < m; step++) {
    const isMeld = scanner.int() === 1;
    const x = scanner.int() - 1;
    if (isMeld) {
      const y = scanner.int() - 1;
      if (isGone[x] || isGone[y] || sets.same(x, y)) continue;
      const heap = heaps.meld(top[sets.find(x)]!, top[sets.find(y)]!);
      sets.union(x, y);
      top[sets.find(x)] = heap;
    } else if (isGone[x]) writer.int(-1).newline();
    else {
      const set = sets.find(x);
      const least = top[set]!;
      isGone[least] = 1;
      top[set] = heaps.pop(least);
      writer.int(values[least]!).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
