/**
 * Two Knights: the number of ways to place two knights on a k × k board so that they do not attack each
 * other.
 *
 * In      n
 * Out     a number for each k = 1, 2, …, n
 * Idea    all pairs of cells minus the attacking pairs: two in every 2 × 3 and every 3 × 2 rectangle
 * Time    O(n)
 * Space   O(1)
 * Source  CSES 1072
 *
 * cells    k²; one of k² and k² - 1 is even; it is halved first, so all numbers stay below 2^53
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const most = new Scanner(input).intIn(1, bounds.maxSide, "n");
  const writer = new Writer();
  for (let k = 1; k <= most; k++) {
    const cells = k * k;
    const pairs = cells % 2 === 0 ? (cells / 2) * (cells - 1) : cells * ((cells - 1) / 2);
    writer.int(pairs - 4 * (k - 1) * (k - 2)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
