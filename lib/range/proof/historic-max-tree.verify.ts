/**
 * historicMaxima: additions and minima on ranges; sums, maxima and historic maxima of ranges.
 *
 * In      n m; n numbers; m lines "1 l r k" (adds k to the elements l … r), "2 l r v" (a becomes min(a, v)),
 *         "3 l r", "4 l r" or "5 l r"
 * Out     for each line of kind 3 the sum, of kind 4 the maximum, of kind 5 the largest that one of the elements
 *         has ever been
 * Source  Luogu P6242, https://www.luogu.com.cn/problem/P6242
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { HistoricMaxTree } from "../historic-max-tree";

const MAX_SIZE = 500_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const m = scanner.intIn(1, MAX_SIZE, "m");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, -5e8, 5e8, "a value");
  const tree = new HistoricMaxTree(values);
  for (let line = 0; line < m; line++) {
    const kind = scanner.intIn(1, 5, "the kind of an operation");
    const l = scanner.int() - 1;
    const r = scanner.int();
    if (kind === 1) tree.add(l, r, scanner.int());
    else if (kind === 2) tree.chmin(l, r, scanner.int());
    else if (kind === 3) writer.int(tree.sum(l, r)).newline();
    else writer.int(kind === 4 ? tree.max(l, r) : tree.historicMax(l, r)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
