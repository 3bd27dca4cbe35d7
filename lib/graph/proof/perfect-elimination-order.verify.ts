/**
 * chordalGraphRecognition: a perfect elimination order, or a cycle of four or more without a chord.
 *
 * In      n m; m lines "a b", vertices from 0, no loops and no parallel edges
 * Out     YES and the vertices in order; or NO, how many vertices the cycle has, and these
 * Source  Library Checker chordal_graph_recognition,
 *         https://judge.yosupo.jp/problem/chordal_graph_recognition
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { undirectedCsr } from "../csr";
import { perfectEliminationOrder } from "../perfect-elimination-order";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const { order, cycle } = perfectEliminationOrder(undirectedCsr(n, from, to));
  const writer = new Writer();
  if (order !== undefined) return writeInts(writer.text("YES\n"), order).newline().result();
  writer.text("NO\n").int(cycle!.length).newline();
  return writeInts(writer, cycle!).newline().result();
}

if (require.main === module) runProgram(solve);
