/**
 * editDistanceOf: the fewest insertions, deletions and replacements that turn one text into another.
 *
 * In      two texts of upper-case letters, a line each
 * Out     their distance
 * Source  CSES 1639, https://cses.fi/problemset/task/1639
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { editDistance } from "../edit-distance";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const text = scanner.tokenBytes();
  return new Writer().int(editDistance(text, scanner.tokenBytes())).newline().result();
}

if (require.main === module) runProgram(solve);
