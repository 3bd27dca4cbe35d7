/**
 * GreatestXorOfSuffixes: a row that grows; the greatest exclusive or of x and all numbers from a place
 * p in [l, r] to the end.
 *
 * In      n, m ≤ 3 · 10^5, n numbers up to 10^7, then m lines "A x" (append) or "Q l r x"
 * Out     for each Q the greatest value
 * Source  Luogu P4735, https://www.luogu.com.cn/problem/P4735
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { PersistentBinaryTrie } from "../persistent-binary-trie";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const [n, m] = [scanner.int(), scanner.int()];
  // The numbers from p to the end are the whole without the first p - 1.
  const prefixes = new PersistentBinaryTrie(24);
  let whole = 0;
  prefixes.push(0);
  const append = (x: number) => {
    whole ^= x;
    prefixes.push(whole);
  };
  for (let i = 0; i < n; i++) append(scanner.int());
  for (let i = 0; i < m; i++) {
    if (scanner.token() === "A") {
      append(scanner.int());
      continue;
    }
    const [l, r] = [scanner.int(), scanner.int()];
    writer.int(prefixes.maxXor(whole ^ scanner.int(), l - 1, r)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
