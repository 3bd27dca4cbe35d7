/**
 * persistentSequence: versions of a sequence with insertion, deletion, reversal and sums.
 *
 * In      n ≤ 2 · 10^5; n lines "v t …", each about version v and making a version of the line's number:
 *         "v 1 p x" x behind place p, "v 2 p" delete, "v 3 l r" reverse, "v 4 l r" sum. Places count from 1,
 *         version 0 is empty; p, x, l and r are xored with the last sum, 0 at first
 * Out     a line for each sum
 * Source  Luogu P5055, https://www.luogu.com.cn/problem/P5055
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { PersistentSequence } from "../persistent-sequence";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const lists = new PersistentSequence((a, b) => a + b, 0);
  const versions = new Int32Array(n + 1);
  const writer = new Writer();
  let last = 0n;
  const next = () => Number(BigInt(scanner.int()) ^ last);
  for (let line = 1; line <= n; line++) {
    let list = versions[scanner.intIn(0, line - 1, "a version")]!;
    const kind = scanner.intIn(1, 4, "a kind");
    const l = next();
    if (kind === 1) list = lists.insert(list, l, next());
    else if (kind === 2) list = lists.delete(list, l - 1);
    else if (kind === 3) list = lists.reverse(list, l - 1, next());
    else {
      const sum = lists.fold(list, l - 1, next());
      writer.int(sum).newline();
      last = BigInt(sum);
    }
    versions[line] = list;
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
