/**
 * bookShopII: the most pages that a sum of money buys, some copies of each book being there.
 *
 * In      n x; the prices of n books; their pages; their numbers of copies
 * Out     the most pages of books that cost at most x together
 * Source  CSES 1159, https://cses.fi/problemset/task/1159; statement as stored in
 *         cses_problems/cses_tasks/Book_Shop_II.md of soyeb-jim285/codes
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { boundedKnapsack } from "../bounded-knapsack";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 100, "n");
  const money = scanner.intIn(1, 1e5, "x");
  const column = (name: string) => {
    const numbers = new Int32Array(n);
    intsIn(scanner, numbers, n, 1, 1000, name);
    return numbers;
  };
  const weights = column("a price");
  const values = column("a number of pages");
  const copies = column("a number of copies");
  const best = boundedKnapsack({ weights, values, copies }, money);
  return new Writer().int(best[money]!).newline().result();
}

if (require.main === module) runProgram(solve);
