/**
 * polygonWidth: the least distance between two parallel lines that have all points of a polygon, or of any
 * set, between them.
 *
 * Use     polygonWidth(x, y)
 * Time    that of convexHull, O(n log n): 5 · 10^5 points in about 0.2 s
 * Space   about 24 bytes a point
 * Limits  at least one point; integers within ±2^50. A relative error below 2^-49; 0 exactly where all
 *         points lie on a line
 * Errors  RangeError: no points, columns of different lengths, a coordinate that is no integer or too large
 * Source  one of the lines lies on an edge of the hull: M. E. Houle, G. T. Toussaint, IEEE PAMI 10 (1988),
 *         own code
 * Tested  programs.test.ts: against polygon-width.twin.ts; polygon-width.test.ts; verify: BOJ 4225
 */
import { type Coordinates, checkPoints } from "./check-points";
import { convexHull } from "./convex-hull";
import { productDifference } from "./product-difference";
import { productSign } from "./product-sign";

export function polygonWidth(x: Coordinates, y: Coordinates): number {
  checkPoints("polygonWidth", x, y);
  if (x.length === 0) throw new RangeError("polygonWidth: expected at least one point, got 0");
  const hull = convexHull(x, y);
  const n = hull.length;
  if (n < 3) return 0;
  let least = Infinity;
  let far = 1; // the corner furthest from the edge ab
  for (let i = 0; i < n; i++) {
    const a = hull[i]!;
    const b = hull[i + 1 === n ? 0 : i + 1]!;
    const dx = x[b]! - x[a]!;
    const dy = y[b]! - y[a]!;
    // The next corner is further off while the edge to it still turns away from ab.
    for (;;) {
      const c = hull[far]!;
      const d = hull[far + 1 === n ? 0 : far + 1]!;
      if (productSign(dx, y[d]! - y[c]!, dy, x[d]! - x[c]!) <= 0) break;
      far = far + 1 === n ? 0 : far + 1;
    }
    const c = hull[far]!;
    const area = productDifference(dx, y[c]! - y[a]!, dy, x[c]! - x[a]!);
    least = Math.min(least, area / Math.hypot(dx, dy));
  }
  return least;
}
