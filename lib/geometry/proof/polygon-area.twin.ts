import type { Twin } from "../../../scripts/verify/twin";
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

const text = (corners: readonly Corner[]) =>
  `${corners.length}\n${corners.map(([x, y]) => `${x} ${y}\n`).join("")}`;

export const twin: Twin = {
  problem: "2191",
  generators: {
    small: (random) => text(starPolygon(random, random.int(3, 9), 50)),
    "max-star": (random) => text(starPolygon(random, 1000, 1e9)),
    "max-square": () => ({
      input:
        "4\n-1000000000 -1000000000\n-1000000000 1000000000\n1000000000 1000000000\n1000000000 -1000000000\n",
      output: "8000000000000000000\n",
    }),
  },
  naive: (input) => {
    const numbers = input.trim().split(/\s+/).slice(1).map(BigInt);
    let sum = 0n;
    for (let i = 0; i < numbers.length; i += 2) {
      const j = (i + 2) % numbers.length;
      sum += numbers[i]! * numbers[j + 1]! - numbers[j]! * numbers[i + 1]!;
    }
    return `${sum < 0n ? -sum : sum}\n`;
  },
};
