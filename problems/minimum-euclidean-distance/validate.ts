import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(bounds.minPoints, bounds.maxPoints, "n");
  scanner.endLine();
  const seen = new Set<string>();
  const coordinate = () =>
    scanner.intIn(-bounds.maxCoordinate, bounds.maxCoordinate, "a coordinate");
  for (let i = 0; i < n; i++) {
    const at = scanner.at;
    const point = `${coordinate()} ${coordinate()}`;
    scanner.endLine();
    if (seen.has(point)) scanner.fail("a new point", at);
    seen.add(point);
  }
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
