/**
 * pruferCodeTree: the edges of the tree of a given Prüfer code.
 *
 * In      n; n - 2 vertices from 1 on, the code. n in [3, 2 · 10^5]
 * Out     n - 1 lines "a b", the edges, in any order
 * Source  CSES 1134, https://cses.fi/problemset/task/1134
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { pruferTree } from "../prufer-code";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(3, 200_000, "n");
  const code = new Int32Array(n - 2);
  intsIn(scanner, code, n - 2, 1, n, "a vertex");
  const { a, b } = pruferTree(code.map((v) => v - 1));
  const writer = new Writer();
  for (let e = 0; e < n - 1; e++) {
    writer
      .int(a[e]! + 1)
      .space()
      .int(b[e]! + 1)
      .newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
