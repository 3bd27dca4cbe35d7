import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { numbersOf } from "./arborescence-count.twin";

/** m arcs that are some closed walks, sometimes with one wrong arc. */
function walks(random: Random, n: number, m: number): string {
  const arcs: string[] = [];
  while (arcs.length < m) {
    const length = random.int(1, m - arcs.length);
    const vertices = Array.from({ length }, () => random.int(0, n - 1));
    for (let i = 0; i < length; i++) arcs.push(`${vertices[i]} ${vertices[(i + 1) % length]}\n`);
  }
  if (random.int(0, 9) === 0) arcs[0] = `${random.int(0, n - 1)} ${random.int(0, n - 1)}\n`;
  return `${n} ${m}\n${random.shuffle(arcs).join("")}`;
}

/** All orders of the arcs, beginning with the first one. */
function naive(input: string): string {
  const [, ...arcs] = numbersOf(input);
  const used = arcs.map((_, e) => e === 0);
  const count = (at: number, left: number): number => {
    if (left === 0) return at === arcs[0]![0] ? 1 : 0;
    let sum = 0;
    for (const [e, [from, to]] of arcs.entries()) {
      if (used[e] || from !== at) continue;
      used[e] = true;
      sum += count(to!, left - 1);
      used[e] = false;
    }
    return sum;
  };
  return `${count(arcs[0]![1]!, arcs.length - 1)}\n`;
}

export const twin: Twin = {
  problem: "counting_eulerian_circuits",
  timeLimitMs: 5000,
  rounds: 300,
  generators: {
    small: (random) => walks(random, random.int(1, 6), random.int(1, 8)),
    "max-cycle": () => {
      const arcs = Array.from({ length: 500 }, (_, v) => `${v} ${(v + 1) % 500}\n`);
      return { input: `500 500\n${arcs.join("")}`, output: "1\n" };
    },
  },
  atBounds: { "max-random": (random) => walks(random, 500, 200_000) },
  naive,
};
