/**
 * inCircle: whether a point lies inside the circle through three others, exactly.
 *
 * Use     inCircle(0, 0, 4, 0, 4, 4, px, py)
 * Time    about 10 ns; about 1 µs in BigInt where rounding errors could matter
 * Space   none
 * Limits  integers within ±2^50; others are not checked and may round
 * Errors  none; BigInt refuses fractions where it comes to them
 * Source  the 3 × 3 determinant of lifted differences: folklore, own code; the filter after
 *         J. R. Shewchuk, Discrete & Computational Geometry 18 (1997)
 * Tested  in-circle.test.ts: against BigInt, also for points of one circle; verify: library-checker
 *         minimum_enclosing_circle through smallestCircle
 */

/** For a, b, c counterclockwise: 1 where d lies inside, 0 on the circle, -1 outside; else negated. */
export function inCircle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const adx = ax - dx;
  const ady = ay - dy;
  const bdx = bx - dx;
  const bdy = by - dy;
  const cdx = cx - dx;
  const cdy = cy - dy;
  const a = adx * adx + ady * ady;
  const b = bdx * bdx + bdy * bdy;
  const c = cdx * cdx + cdy * cdy;
  const bc = bdx * cdy;
  const cb = bdy * cdx;
  const ca = cdx * ady;
  const ac = cdy * adx;
  const ab = adx * bdy;
  const ba = ady * bdx;
  const rounded = a * (bc - cb) + b * (ca - ac) + c * (ab - ba);
  const size =
    a * (Math.abs(bc) + Math.abs(cb)) +
    b * (Math.abs(ca) + Math.abs(ac)) +
    c * (Math.abs(ab) + Math.abs(ba));
  // Each of the fewer than 16 roundings on the way of a term changes it by a factor of at most 1 + 2^-53.
  // Up to 2^53 nothing was rounded: points of one small circle need no BigInt.
  if (size <= 2 ** 53 || Math.abs(rounded) > size * 2 ** -48) {
    return rounded > 0 ? 1 : rounded < 0 ? -1 : 0;
  }
  return exact([adx, ady, bdx, bdy, cdx, cdy]);
}

function exact(differences: readonly number[]): number {
  const [adx, ady, bdx, bdy, cdx, cdy] = differences.map(BigInt) as [
    ...[bigint, bigint, bigint],
    ...[bigint, bigint, bigint],
  ];
  const determinant =
    (adx * adx + ady * ady) * (bdx * cdy - bdy * cdx) +
    (bdx * bdx + bdy * bdy) * (cdx * ady - cdy * adx) +
    (cdx * cdx + cdy * cdy) * (adx * bdy - ady * bdx);
  return determinant > 0n ? 1 : determinant < 0n ? -1 : 0;
}
