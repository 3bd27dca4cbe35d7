/**
 * lineSegmentIntersection: for pairs of segments whether they have a point in common.
 *
 * In      t; t lines "x1 y1 x2 y2 x3 y3 x4 y4": two segments
 * Out     for each line YES or NO
 * Source  CSES 2190, https://cses.fi/problemset/task/2190; statement as stored in
 *         Geometry/2190_Line Segment Intersection/statement_vi.md of ntanthedev/CSES-Problems-set
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { segmentsMeet } from "../segments-meet";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const count = scanner.intIn(1, 1e5, "t");
  const e = new Int32Array(8 * count);
  intsIn(scanner, e, e.length, -1e9, 1e9, "a coordinate");
  const writer = new Writer();
  for (let i = 0; i < e.length; i += 8) {
    const meet = segmentsMeet(
      e[i]!,
      e[i + 1]!,
      e[i + 2]!,
      e[i + 3]!,
      e[i + 4]!,
      e[i + 5]!,
      e[i + 6]!,
      e[i + 7]!,
    );
    writer.text(meet ? "YES\n" : "NO\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
