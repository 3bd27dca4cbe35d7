import { described } from "../../../scripts/verify/shape";
import { integral } from "./circle-polygon-area.twin";
import { closeNumbers } from "./segment-distance.twin";

/** The integral of the widths across the way between the centres, in parts where they are smooth. */
export function naiveArea(numbers: readonly number[]): number {
  const [x, y, r, x2, y2, r2] = numbers as [number, number, number, number, number, number];
  const d = Math.hypot(x - x2, y - y2);
  const [low, high] = [Math.max(-r, d - r2), Math.min(r, d + r2)];
  if (low >= high) return 0;
  const cut = d === 0 ? low : (d * d + r * r - r2 * r2) / (2 * d);
  const width = (t: number) =>
    2 * Math.sqrt(Math.max(0, Math.min(r * r - t * t, r2 * r2 - (t - d) * (t - d))));
  const middle = Math.max(low, Math.min(high, cut));
  return integral(width, low, middle) + integral(width, middle, high);
}

export const twin = described({
  problem: "CGL_7_I",
  middle: 0,
  shape: (s) => {
    const circle = () => [s.int(-10_000, 10_000), s.int(-10_000, 10_000), s.int(1, 10_000)];
    return s.list(2, circle).flat();
  },
  generators: {
    near: (random) => {
      const circle = () => `${random.int(-3, 3)} ${random.int(-3, 3)} ${random.int(1, 4)}\n`;
      return circle() + circle();
    },
    /** Two circles through each other's centre: 2 π / 3 - √3 / 2 times the square of the radius. */
    "max-equal": () => ({
      input: "-5000 0 10000\n5000 0 10000\n",
      output: "122836969.8608756846\n",
    }),
    "max-touching": () => ({ input: "-10000 0 10000\n10000 0 10000\n", output: "0\n" }),
    /** π · 9999²: the second circle touches the first one from outside. */
    "max-inside": () => ({
      input: "0 0 9999\n0 1 10000\n",
      output: "314096436.6475001816\n",
    }),
  },
  naive: naiveArea,
  check: closeNumbers(1e-6),
});
