import { Scanner } from "../../lib/io/scanner";
import { bounds } from "./problem";

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  const n = scanner.intIn(bounds.minPoints, bounds.maxPoints, "n");
  scanner.endLine();
  const points: [bigint, bigint][] = [];
  const seen = new Set<string>();
  const coordinate = () =>
    scanner.intIn(-bounds.maxCoordinate, bounds.maxCoordinate, "a coordinate");
  let hasArea = false;
  for (let i = 0; i < n; i++) {
    const at = scanner.at;
    const [x, y] = [coordinate(), coordinate()];
    scanner.endLine();
    if (seen.has(`${x} ${y}`)) scanner.fail("a new point", at);
    seen.add(`${x} ${y}`);
    if (!hasArea && points.length === 2) {
      const [[ax, ay], [bx, by]] = points as [[bigint, bigint], [bigint, bigint]];
      hasArea = (bx - ax) * (BigInt(y) - ay) !== (by - ay) * (BigInt(x) - ax);
    }
    if (points.length < 2) points.push([BigInt(x), BigInt(y)]);
  }
  if (!hasArea) scanner.fail("a point beside the line through the first two");
  if (scanner.hasNext()) scanner.fail("the end of the input");
}
