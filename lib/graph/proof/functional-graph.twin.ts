import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Roads to any other town; towns of a component near each other where `reach` is small. */
function roads(random: Random, n: number, reach: number): string {
  const next = Array.from({ length: n }, (_, v) => ((v + random.int(1, reach)) % n) + 1);
  return `${n}\n${next.join(" ")}\n`;
}

/** Pairs of towns point at each other: as many cycles as there can be. */
function pairs(n: number): string {
  return `${n}\n${Array.from({ length: n }, (_, v) => (v ^ 1) + 1).join(" ")}\n`;
}

/** All sets of roads: those after which towns without roads into them can be taken away to the last. */
function naive(input: string): string {
  const [n, ...next] = input.trim().split(/\s+/).map(Number);
  let ways = 0;
  for (let set = 0; set < 2 ** n!; set++) {
    const arcs = next.map((b, v) => ((set >> v) & 1 ? [b - 1, v] : [v, b - 1]));
    const left = new Set(next.keys());
    for (let size = -1; size !== left.size; ) {
      size = left.size;
      for (const v of left) if (!arcs.some(([a, b]) => b === v && left.has(a!))) left.delete(v);
    }
    if (left.size === 0) ways++;
  }
  return `${ways}\n`;
}

export const twin: Twin = {
  problem: "711D",
  rounds: 120,
  generators: {
    small: (random) => {
      const n = random.int(2, 8);
      return roads(random, n, random.int(1, n - 1));
    },
    "max-pairs": () => ({ input: pairs(200_000), output: powerOfTwo(100_000) }),
    "max-ring": (random) => ({ input: roads(random, 200_000, 1), output: ringWays(200_000) }),
  },
  naive,
};

const P = 1_000_000_007n;
const power = (exponent: number) => 2n ** BigInt(exponent) % P;
const powerOfTwo = (exponent: number) => `${power(exponent)}\n`;
const ringWays = (n: number) => `${(power(n) - 2n + P) % P}\n`;
