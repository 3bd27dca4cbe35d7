import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
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

const pair = (random: Random, most: number, far: number) => {
  const numbers = () =>
    [random.int(-far, far), random.int(-far, far), random.int(1, most)].join(" ");
  return `${numbers()}\n${numbers()}\n`;
};

export const twin: Twin = {
  problem: "CGL_7_I",
  generators: {
    small: (random) => pair(random, 4, 3),
    middle: (random) => pair(random, 1000, 1000),
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
  naive: (input) => `${naiveArea(input.trim().split(/\s+/).map(Number))}\n`,
  check: closeNumbers(1e-6),
};
