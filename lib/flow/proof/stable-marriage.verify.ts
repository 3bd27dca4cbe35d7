/**
 * stableMarriages: marriages of n men and n women such that no two prefer each other to their partners.
 *
 * In      t; t times n, n lines "woman, the men as she prefers them", n lines of the men likewise, from 1
 * Out     for each n lines "man woman"
 * Source  SPOJ STABLEMP, https://www.spoj.com/problems/STABLEMP/
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { stableMarriage } from "../stable-marriage";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let cases = scanner.int(); cases > 0; cases--) {
    const n = scanner.intIn(1, 500, "n");
    const side = () => {
      const lists = new Array<Int32Array>(n);
      for (let line = 0; line < n; line++) {
        const owner = scanner.intIn(1, n, "whose list it is");
        lists[owner - 1] = Int32Array.from({ length: n }, () => scanner.intIn(1, n, "one") - 1);
      }
      return lists;
    };
    const women = side();
    const wives = stableMarriage(side(), women);
    for (let man = 0; man < n; man++) {
      writer
        .int(man + 1)
        .space()
        .int(wives[man]! + 1)
        .newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
