/**
 * persistentQueue: queues in many versions.
 *
 * In      Q, then Q lines: "0 t x" version i is version t with x behind it, "1 t" version i is
 *         version t without its first value. Version -1 is empty. Q ≤ 5 · 10^5, x ≤ 10^9
 * Out     a line for each query 1: the value that was taken
 * Source  Library Checker persistent_queue, https://judge.yosupo.jp/problem/persistent_queue
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { PersistentQueue } from "../persistent-queue";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const queries = scanner.int();
  const queue = new PersistentQueue(queries); // its version is the problem's and one more
  const writer = new Writer();
  for (let query = 0; query < queries; query++) {
    const kind = scanner.int();
    const version = scanner.int() + 1;
    if (kind === 0) {
      queue.push(version, scanner.int());
    } else {
      writer.int(queue.front(version)).newline();
      queue.pop(version);
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
