import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** `share` of 100 arcs are there. */
function graph(random: Random, n: number, share: number, most: number): string {
  const arcs: string[] = [];
  for (let s = 0; s < n; s++) {
    for (let t = 0; t < n; t++) {
      if (s !== t && random.int(1, 100) <= share) arcs.push(`${s} ${t} ${random.int(0, most)}\n`);
    }
  }
  return `${n} ${arcs.length}\n${arcs.join("")}`;
}

export const twin: Twin = {
  problem: "DPL_2_A",
  timeLimitMs: 1000,
  rounds: 40,
  generators: {
    small: (random) => graph(random, random.int(2, 7), random.int(20, 100), random.pick([3, 1000])),
    sample: () => ({ input: "4 6\n0 1 2\n1 2 3\n1 3 9\n2 0 1\n2 3 6\n3 2 4\n", output: "16\n" }),
    // Two neighbours in a hidden order are 1 apart, all others 1000.
    "max-hidden": (random) => {
      const order = random.shuffle(Array.from({ length: 15 }, (_, i) => i));
      const lines = order.flatMap((s, i) =>
        order.flatMap((t, j) => (i === j ? [] : `${s} ${t} ${j === (i + 1) % 15 ? 1 : 1000}\n`)),
      );
      return { input: `15 210\n${lines.join("")}`, output: "15\n" };
    },
  },
  atBounds: { "max-random": (random) => graph(random, 15, 100, 1000) },
  /** All orders. */
  naive: (input) => {
    const [[n], ...arcs] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number)) as [[number], ...[number, number, number][]];
    const lengths = new Map(arcs.map(([s, t, d]) => [`${s} ${t}`, d]));
    const visit = (at: number, left: readonly number[]): number => {
      if (left.length === 0) return lengths.get(`${at} 0`) ?? Infinity;
      const ways = left.map(
        (to) =>
          (lengths.get(`${at} ${to}`) ?? Infinity) +
          visit(
            to,
            left.filter((v) => v !== to),
          ),
      );
      return Math.min(...ways);
    };
    const least = visit(
      0,
      Array.from({ length: n - 1 }, (_, i) => i + 1),
    );
    return `${least < Infinity ? least : -1}\n`;
  },
};
