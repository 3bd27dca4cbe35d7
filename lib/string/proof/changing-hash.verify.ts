/**
 * palindromeQueries: which parts of a text are palindromes while its letters change.
 *
 * In      n m; a text of n letters a … z; m lines: "1 k x" makes letter k an x, "2 a b" asks for letters a to b
 * Out     YES or NO for each question: whether these letters read the same from both ends
 * Source  CSES 2420, https://cses.fi/problemset/task/2420
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { ChangingHash } from "../rolling-hash";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const [n, m] = [scanner.int(), scanner.int()];
  const text = scanner.tokenBytes();
  // The text and behind it the same backwards: letter i is letter 2 n - 1 - i, too.
  const hash = new ChangingHash([...text, ...text.slice().reverse()]);
  const writer = new Writer();
  for (let query = 0; query < m; query++) {
    const [kind, a] = [scanner.int(), scanner.int() - 1];
    const last = kind === 1 ? scanner.byte() : scanner.int(); // the letter, or the end
    if (kind === 1) for (const i of [a, 2 * n - 1 - a]) hash.set(i, last);
    else writer.text(hash.equal(a, last, 2 * n - last, 2 * n - a) ? "YES\n" : "NO\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
