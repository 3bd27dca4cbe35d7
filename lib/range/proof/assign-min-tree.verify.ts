/**
 * range update and range minimum: a part of an array is set to one number, and asked for its least.
 *
 * In      n q; q lines, "0 s t x" sets a_s … a_t to x, "1 s t" asks; all elements are 2^31 - 1 at first
 * Out     for each question a line with the least of a_s … a_t
 * Source  AOJ DSL_2_F "RMQ and RUQ", https://onlinejudge.u-aizu.ac.jp/problems/DSL_2_F
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { AssignMinTree } from "../assign-min-tree";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const tree = new AssignMinTree(new Float64Array(scanner.int()).fill(2 ** 31 - 1));
  for (let q = scanner.int(); q > 0; q--) {
    const isQuestion = scanner.int() === 1;
    const [s, t] = [scanner.int(), scanner.int()];
    if (isQuestion) writer.int(tree.min(s, t + 1)).newline();
    else tree.assign(s, t + 1, scanner.int());
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
