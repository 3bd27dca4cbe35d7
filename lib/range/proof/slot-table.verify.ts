/**
 * subarraySums: the largest sum of a subarray, also an empty one, inside ranges of a fixed array.
 *
 * In      n q; n numbers; q lines "a b", counted from 1
 * Out     for each query the largest sum of neighbours inside a … b, at least 0
 * Source  CSES 3226 Subarray Sum Queries II, https://cses.fi/problemset/task/3226
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SlotTable } from "../slot-table";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

/** Of a range: the sum, and the largest sums at its beginning, at its end and anywhere. */
class Subarrays extends SlotTable {
  readonly sum = new Float64Array(this.slots);
  readonly first = new Float64Array(this.slots);
  readonly last = new Float64Array(this.slots);
  readonly best = new Float64Array(this.slots);

  protected combine(into: number, left: number, right: number): void {
    const { sum, first, last, best } = this;
    sum[into] = sum[left]! + sum[right]!;
    first[into] = Math.max(first[left]!, sum[left]! + first[right]!);
    last[into] = Math.max(last[right]!, sum[right]! + last[left]!);
    best[into] = Math.max(best[left]!, best[right]!, last[left]! + first[right]!);
  }
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, -MAX_VALUE, MAX_VALUE, "a value");
  const table = new Subarrays(n);
  for (let i = 0; i < n; i++) {
    table.sum[i] = values[i]!;
    table.first[i] = table.last[i] = table.best[i] = Math.max(0, values[i]!);
  }
  table.build();
  for (let query = 0; query < q; query++) {
    const a = scanner.intIn(1, n, "a");
    const b = scanner.intIn(a, n, "b");
    writer.int(table.best[table.fold(a - 1, b)]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
