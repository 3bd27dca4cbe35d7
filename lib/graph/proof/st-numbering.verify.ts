/**
 * stNumberings: an order of the vertices in which each lies on an ascending path from s to t.
 *
 * In      T; T times: n m s t; m lines "u v", vertices from 0, no loops
 * Out     for each Yes and the numbers of the vertices, or No
 * Source  Library Checker st_numbering, https://judge.yosupo.jp/problem/st_numbering
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";
import { stNumbering } from "../st-numbering";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let cases = scanner.int(); cases > 0; cases--) {
    const n = scanner.int();
    const m = scanner.int();
    const s = scanner.intIn(0, n - 1, "s");
    const t = scanner.intIn(0, n - 1, "t");
    const { from, to } = readEdges(scanner, n, m);
    const number = stNumbering(undirectedCsr(n, from, to), s, t);
    if (number === undefined) writer.text("No\n");
    else writeInts(writer.text("Yes\n"), number).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
