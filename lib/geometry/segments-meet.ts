/**
 * segmentsMeet: whether two closed segments have a point in common, exactly.
 *
 * Use     segmentsMeet(ax, ay, bx, by, px, py, 9, 9)
 * Time    four orientations
 * Space   none
 * Limits  integers within ±2^52, which are not checked; a segment may be a point; not checked to be
 *         numbers: segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)
 * Errors  none
 * Source  folklore, own code
 * Tested  segments-meet.test.ts: against crossings in fractions, on all small segments; verify: CSES 2190
 */
import { orientation } from "./orientation";

/** The segments from a to b and from c to d. */
export function segmentsMeet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  // Boxes that are apart settle most cases, and points on one line.
  if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) return false;
  if (Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return false;
  const ofC = orientation(ax, ay, bx, by, cx, cy);
  const ofD = orientation(ax, ay, bx, by, dx, dy);
  if (ofC === ofD && ofC !== 0) return false;
  const ofA = orientation(cx, cy, dx, dy, ax, ay);
  const ofB = orientation(cx, cy, dx, dy, bx, by);
  return ofA !== ofB || ofA === 0;
}
