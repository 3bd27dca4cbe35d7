import { described } from "../../../scripts/verify/shape";
import { integral } from "./circle-polygon-area.twin";

type Circle = readonly [x: number, y: number, r: number];

/** How much of the upright line at x lies in any circle. */
function covered(x: number, circles: readonly Circle[]): number {
  const parts = circles.flatMap(([cx, cy, r]) => {
    const half = Math.sqrt(Math.max(0, r * r - (x - cx) * (x - cx)));
    return half > 0 ? [[cy - half, cy + half] as const] : [];
  });
  let [sum, top] = [0, -Infinity];
  for (const [low, high] of parts.sort((a, b) => a[0] - b[0])) {
    sum += Math.max(0, high - Math.max(low, top));
    top = Math.max(top, high);
  }
  return sum;
}

/** Slices, between all places where the outline may change: ends of circles and their crossings. */
function naive(circles: readonly Circle[]): number {
  const cuts = new Set(circles.flatMap(([x, , r]) => [x - r, x + r]));
  for (const [x, y, r] of circles) {
    for (const [u, v, s] of circles) {
      const [dx, dy] = [u - x, v - y];
      const square = dx * dx + dy * dy;
      const along = (square + r * r - s * s) / 2;
      const under = r * r * square - along * along;
      if (square === 0 || under < 0) continue;
      for (const way of [-1, 1]) cuts.add(x + (along * dx + way * dy * Math.sqrt(under)) / square);
    }
  }
  const places = [...cuts].sort((a, b) => a - b);
  let sum = 0;
  for (let i = 1; i < places.length; i++) {
    if (places[i]! - places[i - 1]! < 1e-9) continue;
    sum += integral((x) => covered(x, circles), places[i - 1]!, places[i]!);
  }
  return sum;
}

export const twin = described({
  problem: "CIRU",
  small: 6,
  middle: 0,
  shape: (s) =>
    s.list(s.size(1, 1000), (): Circle => [s.int(-1000, 1000), s.int(-1000, 1000), s.int(1, 1000)]),
  generators: {
    near: (random) => {
      const [far, most] = random.pick([
        [4, 4],
        [100, 60],
      ] as const);
      const circle = () =>
        `${random.int(-far, far)} ${random.int(-far, far)} ${random.int(1, most)}\n`;
      return `8\n${Array.from({ length: 8 }, circle).join("")}`;
    },
    sample: () => ({ input: "3\n0 0 1\n0 0 1\n100 100 1\n", output: "6.283\n" }),
    // Circles side by side in rows that touch, and one inside each.
    "max-touching": () => {
      const lines = Array.from({ length: 500 }, (_, i) => {
        const [x, y] = [40 * (i % 25) - 500, 40 * Math.floor(i / 25) - 400];
        return `${x} ${y} 20\n${x} ${y + 10} 10\n`;
      });
      return { input: `1000\n${lines.join("")}`, output: `${(500 * 400 * Math.PI).toFixed(3)}\n` };
    },
  },
  naive,
  check: (_circles, output, expected) => {
    if (!/^\d+\.\d{3}\n$/.test(output)) throw new Error(`expected three decimals, found ${output}`);
    const difference = Math.abs(Number(output) - Number(expected ?? output));
    if (!(difference <= 0.00051)) throw new Error(`off by ${difference}`);
  },
});
