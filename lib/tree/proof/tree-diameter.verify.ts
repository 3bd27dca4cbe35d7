/**
 * treeDiameter: a longest path of a tree with weights.
 *
 * In      n; n - 1 edges "a b c" of length c
 * Out     the length and the number of vertices of a longest path; its vertices
 * Source  Library Checker tree_diameter, https://judge.yosupo.jp/problem/tree_diameter
 */
import { undirectedCsr } from "../../graph/csr";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { treeDiameter } from "../tree-diameter";

const MAX_SIZE = 500_000;
const MAX_LENGTH = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const rows = new Int32Array(3 * n - 3);
  intsIn(scanner, rows, 3 * n - 3, 0, MAX_LENGTH, "a part of an edge");
  const a = new Int32Array(n - 1);
  const b = new Int32Array(n - 1);
  const lengths = new Int32Array(n - 1);
  for (let e = 0; e < n - 1; e++) {
    a[e] = rows[3 * e]!;
    b[e] = rows[3 * e + 1]!;
    lengths[e] = rows[3 * e + 2]!;
  }
  const { length, path } = treeDiameter(undirectedCsr(n, a, b), lengths);
  const writer = new Writer().int(length).space().int(path.length).newline();
  return writeInts(writer, path).newline().result();
}

if (require.main === module) runProgram(solve);
