/**
 * distanceTable: how many pairs of vertices of a tree are 1, 2, … edges apart.
 *
 * In      n; n - 1 edges "a b"
 * Out     n - 1 numbers
 * Source  Library Checker frequency_table_of_tree_distance,
 *         https://judge.yosupo.jp/problem/frequency_table_of_tree_distance
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { distanceCounts } from "../distance-counts";

const MAX_SIZE = 200_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const { from, to } = readEdges(scanner, n, n - 1);
  const counts = distanceCounts(undirectedCsr(n, from, to));
  return writeInts(new Writer(), counts.subarray(1)).newline().result();
}

if (require.main === module) runProgram(solve);
