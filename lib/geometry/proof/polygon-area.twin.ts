import { described, type Source } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

export type Corner = readonly [number, number];

/** A polygon without crossings: corners by angle about a centre, one at each angle. */
export function starPolygon(random: Random, n: number, radius: number): Corner[] {
  const corners = Array.from({ length: n }, (_, i): Corner => {
    const angle = (2 * Math.PI * (i + 0.8 * random.float())) / n;
    const far = radius * (0.2 + 0.8 * random.float());
    return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))];
  });
  return random.int(0, 1) === 0 ? corners : corners.reverse();
}

/** n corners of such a polygon; the radius of one with few corners may be one of `near`. */
export const polygon = (source: Source, n: number, ...near: readonly number[]) =>
  source.rows<Corner>(n, -1e9, 1e9, (random) =>
    starPolygon(random, n, random.pick([1e9, ...(n > 9 ? [] : near)])),
  );

export const twin = described({
  problem: "2191",
  shape: (s) => polygon(s, s.size(3, 1000), 50, 50),
  generators: {
    "max-square": () => ({
      input:
        "4\n-1000000000 -1000000000\n-1000000000 1000000000\n1000000000 1000000000\n1000000000 -1000000000\n",
      output: "8000000000000000000\n",
    }),
  },
  naive: (corners) => {
    const sum = corners.reduce((part, [x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length]!;
      return part + BigInt(x) * BigInt(v) - BigInt(u) * BigInt(y);
    }, 0n);
    return sum < 0n ? -sum : sum;
  },
});
