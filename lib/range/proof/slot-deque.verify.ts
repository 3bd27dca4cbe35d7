/**
 * dequeOperateAllComposite: a deque of functions a x + b and the composite of all of them.
 *
 * In      q; q lines "0 a b" (put a x + b at the front), "1 a b" (at the end), "2" (drop the first),
 *         "3" (drop the last) or "4 x"
 * Out     for each line "4 x" the last function of … the first function of x, modulo 998244353
 * Source  Library Checker deque_operate_all_composite, https://judge.yosupo.jp/problem/deque_operate_all_composite
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SlotDeque } from "../slot-deque";
import { MapColumns } from "./map-columns";

const MAX_QUERIES = 500_000;
const P = 998244353;

class Composites extends SlotDeque {
  readonly maps = new MapColumns(this.slots);

  protected combine(into: number, left: number, right: number): void {
    this.maps.combine(into, left, right);
  }
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const q = scanner.intIn(1, MAX_QUERIES, "q");
  const deque = new Composites(q);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 4, "the kind of a query");
    if (kind < 2) {
      const a = scanner.intIn(0, P - 1, "a");
      const b = scanner.intIn(0, P - 1, "b");
      deque.maps.set(kind === 0 ? deque.front() : deque.back(), a, b);
      if (kind === 0) deque.unshift();
      else deque.push();
    } else if (kind === 2) deque.shift();
    else if (kind === 3) deque.pop();
    else writer.int(deque.maps.at(deque.fold(), scanner.intIn(0, P - 1, "x"))).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
