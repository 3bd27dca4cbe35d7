/**
 * queueOperateAllComposite: a queue of functions a x + b and the composite of all of them.
 *
 * In      q; q lines "0 a b" (push a x + b), "1" (pop the first) or "2 x"
 * Out     for each line "2 x" the last function of … the first function of x, modulo 998244353
 * Source  Library Checker queue_operate_all_composite, https://judge.yosupo.jp/problem/queue_operate_all_composite
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
  const queue = new Composites(q);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 2, "the kind of a query");
    if (kind === 0) {
      queue.maps.set(queue.back(), scanner.intIn(0, P - 1, "a"), scanner.intIn(0, P - 1, "b"));
      queue.push();
    } else if (kind === 1) queue.shift();
    else writer.int(queue.maps.at(queue.fold(), scanner.intIn(0, P - 1, "x"))).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
