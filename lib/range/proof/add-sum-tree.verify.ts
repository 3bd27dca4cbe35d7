/**
 * rangeUpdateQueries: additions to ranges of an array, and single elements.
 *
 * In      n q; n numbers; q lines "1 a b u" (add u to the elements a … b, from 1) or "2 k"
 * Out     for each line "2 k" element k
 * Source  CSES 1651, https://cses.fi/problemset/task/1651; format and bounds from
 *         range_update_queries_analysis.md in phuongdinh1411/cses-analyses
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { AddSumTree } from "../add-sum-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, -MAX_VALUE, MAX_VALUE, "a value");
  const tree = new AddSumTree(values);
  for (let query = 0; query < q; query++) {
    if (scanner.intIn(1, 2, "the kind of a query") === 2) {
      writer.int(tree.get(scanner.int() - 1)).newline();
      continue;
    }
    const a = scanner.int();
    const b = scanner.int();
    tree.add(a - 1, b, scanner.intIn(-MAX_VALUE, MAX_VALUE, "u"));
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
