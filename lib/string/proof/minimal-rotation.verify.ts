/**
 * minimalRotationOf: the smallest rotation of a text.
 *
 * In      a text of lower-case letters
 * Out     its lexicographically smallest rotation
 * Source  CSES 1110, https://cses.fi/problemset/task/1110; format and bounds from
 *         minimal_rotation_analysis.md in phuongdinh1411/cses-analyses
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { minimalRotation } from "../minimal-rotation";

export function solve(input: Uint8Array): Uint8Array {
  const text = new Scanner(input).tokenBytes();
  const start = minimalRotation(text);
  return new Writer().bytes(text.subarray(start)).bytes(text.subarray(0, start)).newline().result();
}

if (require.main === module) runProgram(solve);
