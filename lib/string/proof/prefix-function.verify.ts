/**
 * zByBorders: the Z function of a text, from its prefix function.
 *
 * In      a text of lower-case letters
 * Out     for each place how long the text from there agrees with its beginning
 * Source  Library Checker zalgorithm, https://judge.yosupo.jp/problem/zalgorithm
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { prefixFunction } from "../prefix-function";

export function solve(input: Uint8Array): Uint8Array {
  const text = new Scanner(input).tokenBytes();
  return writeInts(new Writer(), zOf(prefixFunction(text)))
    .newline()
    .result();
}

/** A border of length b that ends at i is an agreement of length b at least from i + 1 - b on. */
function zOf(border: Int32Array): Int32Array {
  const n = border.length;
  const z = new Int32Array(n);
  for (let i = 1; i < n; i++) if (border[i]! > 0) z[i + 1 - border[i]!] = border[i]!;
  z[0] = n;
  // Inside an agreement from `start` on the beginning of the text repeats, and so does z.
  for (let start = 1; start < n; ) {
    let i = 1;
    for (; i < z[start]!; i++) {
      if (z[start + i]! > z[i]!) break;
      z[start + i] = Math.min(z[i]!, z[start]! - i);
    }
    start += i;
  }
  return z;
}

if (require.main === module) runProgram(solve);
