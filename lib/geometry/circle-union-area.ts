/**
 * circleUnionArea: the area that any number of circles cover together.
 *
 * Use     circleUnionArea([{ x: 0, y: 0, r: 2 }, { x: 1, y: 0, r: 2 }])
 * Time    O(n² log n): 1,000 circles in about 0.3 s
 * Space   O(n)
 * Limits  integers within ±2^50: which circles cross, touch or hold each other is exact, the area is a sum of
 *         doubles, relative error below 10^-12 in the tests. Fractions are taken too
 * Errors  RangeError: a bad circle
 * Source  the arcs of each circle that no other one covers, by Green's theorem: folklore, own code
 * Tested  circle-union-area.test.ts: against circleIntersectionArea, known figures; verify: SPOJ CIRU
 */
import { type Circle, checkCircle } from "./check-circle";
import { squareGap } from "./square-gap";

export function circleUnionArea(circles: readonly Circle[]): number {
  for (const circle of circles) checkCircle("circleUnionArea", circle);
  // Larger ones first, so that one that holds another comes before it; of equal ones the first counts.
  const sorted = [...circles].sort((a, b) => b.r - a.r);
  const outer: Circle[] = [];
  for (const circle of sorted) if (!outer.some((other) => holds(other, circle))) outer.push(circle);
  // Where covered arcs begin and end, as angles; at most two of each for every other circle.
  const begins = new Float64Array(2 * outer.length);
  const ends = new Float64Array(2 * outer.length);
  let doubled = 0;
  for (const circle of outer) {
    let count = 0;
    const add = (begin: number, end: number) => {
      begins[count] = begin;
      ends[count++] = end;
    };
    for (const other of outer) {
      if (other === circle) continue;
      const [dx, dy] = [other.x - circle.x, other.y - circle.y];
      const beyond = squareGap(circle.r + other.r, dx, dy);
      if (beyond <= 0) continue;
      const within = -squareGap(circle.r - other.r, dx, dy);
      const distance = Math.hypot(dx, dy);
      const along = distance + ((circle.r - other.r) / distance) * (circle.r + other.r); // doubled, as the chord
      const half = Math.atan2((Math.sqrt(beyond) * Math.sqrt(within)) / distance, along);
      const middle = Math.atan2(dy, dx);
      const [begin, end] = [middle - half, middle + half];
      if (begin < -Math.PI) {
        add(begin + 2 * Math.PI, Math.PI);
        add(-Math.PI, end);
      } else if (end > Math.PI) {
        add(begin, Math.PI);
        add(-Math.PI, end - 2 * Math.PI);
      } else add(begin, end);
    }
    // As many arcs begin as end before a place that none covers, so the two columns can be sorted apart.
    const from = begins.subarray(0, count).sort();
    const to = ends.subarray(0, count).sort();
    let free = -Math.PI;
    for (let k = 0; k <= count; k++) {
      const until = k < count ? from[k]! : Math.PI;
      if (until > free) doubled += sector(circle, sorted[0]!, free, until);
      if (k < count) free = to[k]!;
    }
  }
  return doubled / 2;
}

/** Twice the area between an arc and the origin, which is the centre of another circle. */
function sector({ x, y, r }: Circle, origin: Circle, from: number, to: number): number {
  const [cx, cy] = [x - origin.x, y - origin.y];
  const sines = Math.sin(to) - Math.sin(from);
  const cosines = Math.cos(to) - Math.cos(from);
  return r * (r * (to - from) + cx * sines - cy * cosines);
}

/** Whether the first one, no smaller, covers the second. */
function holds(large: Circle, small: Circle): boolean {
  return squareGap(large.r - small.r, small.x - large.x, small.y - large.y) >= 0;
}
