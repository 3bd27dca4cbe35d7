import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxTickets, "n");
  const m = scanner.intIn(1, bounds.maxCustomers, "m");
  scanner.endLine();
  for (let at = 0; at < n; at++) scanner.intIn(1, bounds.maxPrice, "a price");
  scanner.endLine();
  for (let at = 0; at < m; at++) scanner.intIn(1, bounds.maxPrice, "a customer's price");
  scanner.endLine();
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
