import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxHotels, "n");
  const m = scanner.intIn(1, bounds.maxGroups, "m");
  for (let at = 0; at < n + m; at++) {
    scanner.intIn(1, bounds.maxRooms, at < n ? "a number of rooms" : "a group's number of rooms");
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
