/**
 * Concert Tickets: each customer takes the dearest ticket that is left and not above the own limit.
 *
 * In      n m; n prices of tickets; m customers' highest prices
 * Out     for each customer the price paid, or -1 without a ticket
 * Idea    a sorted multiset holds the prices that are left; `floor` finds the ticket, `delete` sells it
 * Time    O((n + m) log n)
 * Space   O(n + m)
 * Source  CSES 1091
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { writeInts } from "../../lib/io/write-ints";
import { Writer } from "../../lib/io/writer";
import { SortedInts } from "../../lib/structure/sorted-ints";
import { bounds } from "./problem";

const NEWLINE = 10;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxTickets, "n");
  const m = scanner.intIn(1, bounds.maxCustomers, "m");
  const prices = new Int32Array(n);
  intsIn(scanner, prices, n, 1, bounds.maxPrice, "a price");
  const left = new SortedInts(prices.sort(), true);
  const paid = new Int32Array(m);
  for (let customer = 0; customer < m; customer++) {
    const price = left.floor(scanner.intIn(1, bounds.maxPrice, "a customer's price"));
    if (price !== undefined) left.delete(price);
    paid[customer] = price ?? -1;
  }
  return writeInts(new Writer(), paid, NEWLINE).newline().result();
}

if (require.main === module) runProgram(solve);
