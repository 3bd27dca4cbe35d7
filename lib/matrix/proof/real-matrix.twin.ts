import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Pairs of equations with one solution each. */
function equations(random: Random, count: number, most: number): string {
  let text = "";
  for (let left = count; left > 0; ) {
    const [a, b, c, d, e, f] = Array.from({ length: 6 }, () => random.int(-most, most));
    if (a! * e! === b! * d!) continue;
    text += `${a} ${b} ${c} ${d} ${e} ${f}\n`;
    left--;
  }
  return text;
}

export const twin: Twin = {
  problem: "0004",
  timeLimitMs: 1000,
  rounds: 60,
  generators: {
    small: (random) => equations(random, random.int(1, 9), 3),
    "max-values": (random) => equations(random, 100, 1000),
  },
  /** Cramer's rule. */
  naive: (input) =>
    input
      .trim()
      .split("\n")
      .map((line) => {
        const [a, b, c, d, e, f] = line.split(" ").map(Number) as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const determinant = a * e - b * d;
        return `${(c * e - b * f) / determinant} ${(a * f - c * d) / determinant}\n`;
      })
      .join(""),
  /** Three digits behind the point. */
  check: (_, output, expected) => {
    if (expected === undefined) return;
    const [found, wanted] = [output, expected].map((text) => text.trim().split(/\s+/));
    if (found!.length !== wanted!.length) {
      throw new Error(`expected ${wanted!.length} numbers, found ${found!.length}`);
    }
    found!.forEach((text, i) => {
      if (Math.abs(Number(text) - Number(wanted![i])) < 0.000_501 && /\.\d{3}$/.test(text)) return;
      throw new Error(`expected ${wanted![i]}, found ${text}`);
    });
  },
};
