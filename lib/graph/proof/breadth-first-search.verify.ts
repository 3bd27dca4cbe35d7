/**
 * ALDS1_11_C: the fewest arcs from vertex 1 to every vertex.
 *
 * In      n; for each vertex u a line "u k v1 … vk" with the heads of its arcs
 * Out     lines "u d", ascending; d = -1 where no path leads
 * Source  AOJ ALDS1_11_C, https://onlinejudge.u-aizu.ac.jp/problems/ALDS1_11_C
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { breadthFirstSearch } from "../breadth-first-search";
import { csr } from "../csr";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const from: number[] = [];
  const to: number[] = [];
  for (let line = 0; line < n; line++) {
    const u = scanner.intIn(1, n, "a vertex") - 1;
    const k = scanner.int();
    for (let arc = 0; arc < k; arc++) {
      from.push(u);
      to.push(scanner.intIn(1, n, "a vertex") - 1);
    }
  }
  const { distance } = breadthFirstSearch(csr(n, from, to), 0);
  const writer = new Writer();
  for (let v = 0; v < n; v++) {
    writer
      .int(v + 1)
      .space()
      .int(distance[v]!)
      .newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
