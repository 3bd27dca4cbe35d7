import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function lines(random: Random, count: number, most: number, mostSum: number): string {
  const rows = Array.from(
    { length: count },
    () => `${random.int(1, most)} ${random.int(1, most)} ${random.int(1, mostSum)}\n`,
  );
  return `${count}\n${rows.join("")}`;
}

export const twin: Twin = {
  problem: "P5656",
  timeLimitMs: 1000,
  rounds: 40,
  generators: {
    small: (random) => lines(random, 50, random.int(1, 12), random.int(1, 200)),
    middle: (random) => lines(random, 20, 400, 40_000),
  },
  atBounds: {
    "max-random": (random) => lines(random, 200_000, 10 ** 9, 10 ** 9),
    "max-many": (random) => lines(random, 200_000, 3, 10 ** 9),
  },
  /** By trying all x up to c + b. */
  naive: (input) =>
    input
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => {
        const [a, b, c] = line.split(" ").map(Number) as [number, number, number];
        const both: [number, number][] = [];
        const least = (p: number, q: number) => {
          for (let x = 1; x <= q; x++) if ((c - p * x) % q === 0) return x;
          return -1;
        };
        for (let x = 1; a * x < c; x++) if ((c - a * x) % b === 0) both.push([x, (c - a * x) / b]);
        if (least(a, b) < 0) return "-1\n";
        if (both.length === 0) return `${least(a, b)} ${least(b, a)}\n`;
        const [x, y] = [0, 1].map((side) => both.map((pair) => pair[side]!)) as [
          number[],
          number[],
        ];
        const ends = [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
        return `${both.length} ${ends.join(" ")}\n`;
      })
      .join(""),
};
