/**
 * deque: a sequence that grows and shrinks at both ends and is read in the middle.
 *
 * In      Q, then Q lines: "0 x" put x in front, "1 x" put x behind, "2" take the first, "3" take the
 *         last, "4 i" print the number at place i. Q ≤ 5 · 10^5, x ≤ 10^9
 * Out     a line for each query 4
 * Source  Library Checker deque, https://judge.yosupo.jp/problem/deque
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { IntDeque } from "../int-deque";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const queries = scanner.int();
  const deque = new IntDeque(queries);
  const writer = new Writer();
  for (let query = 0; query < queries; query++) {
    const kind = scanner.int();
    if (kind === 0) deque.unshift(scanner.int());
    else if (kind === 1) deque.push(scanner.int());
    else if (kind === 2) deque.shift();
    else if (kind === 3) deque.pop();
    else writer.int(deque.get(scanner.int())).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
