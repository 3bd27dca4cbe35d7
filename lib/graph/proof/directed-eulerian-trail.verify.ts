/**
 * eulerianTrailDirected: a walk that uses each edge of a directed graph once.
 *
 * In      T; for each graph "n m" and m lines "u v", vertices from 0
 * Out     for each: Yes, a line of its m + 1 vertices, a line of its m edges; or No
 * Source  Library Checker eulerian_trail_directed,
 *         https://judge.yosupo.jp/problem/eulerian_trail_directed
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { csr } from "../csr";
import { directedEulerianTrail } from "../directed-eulerian-trail";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const n = scanner.int();
    const { from, to } = readEdges(scanner, n, scanner.int());
    const trail = directedEulerianTrail(csr(n, from, to));
    if (trail === undefined) {
      writer.text("No\n");
      continue;
    }
    writer.text("Yes\n");
    writeInts(writer, trail.vertices).newline();
    writeInts(writer, trail.edges).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
