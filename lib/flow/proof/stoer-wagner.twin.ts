import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function graph(random: Random, n: number, m: number, most: number): string {
  const edges = Array.from({ length: m }, () => {
    const a = random.int(1, n - 1);
    return `${a} ${random.int(a + 1, n)} ${random.int(1, most)}\n`;
  });
  return `${n} ${m}\n${edges.join("")}`;
}

/** Two dense halves and a few light edges between them, which are the cut. */
function halves(random: Random, n: number): { input: string; output: string } {
  const lines: string[] = [];
  const half = n / 2;
  const name = random.shuffle(Array.from({ length: n }, (_, v) => v + 1));
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < a; b++) {
      if (a < half === b < half) lines.push(`${name[a]} ${name[b]} ${random.int(5000, 6000)}`);
    }
  }
  let cut = 0;
  for (let e = 0; e < 100; e++) {
    const weight = random.int(1, 50);
    cut += weight;
    lines.push(`${name[random.int(0, half - 1)]} ${name[random.int(half, n - 1)]} ${weight}`);
  }
  return { input: `${n} ${lines.length}\n${lines.join("\n")}\n`, output: `${cut}\n` };
}

export const twin: Twin = {
  problem: "P5632",
  rounds: 125,
  generators: {
    small: (random) => {
      const n = random.int(2, 8);
      return graph(random, n, random.int(0, (n * (n - 1)) / 2), random.pick([1, 9]));
    },
    "max-halves": (random) => halves(random, 600),
  },
  // All ways to put the vertices but the first one on two sides.
  naive: (input) => {
    const [n, m, ...rows] = input.trim().split(/\s+/).map(Number) as [number, number];
    let best = Infinity;
    for (let set = 1; set < 1 << (n - 1); set++) {
      let cut = 0;
      for (let e = 0; e < m; e++) {
        const [a, b, weight] = [rows[3 * e]!, rows[3 * e + 1]!, rows[3 * e + 2]!];
        if ((((2 * set) >> (a - 1)) & 1) !== (((2 * set) >> (b - 1)) & 1)) cut += weight;
      }
      best = Math.min(best, cut);
    }
    return `${best}\n`;
  },
};
