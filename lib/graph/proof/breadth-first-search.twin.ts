import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** A random directed graph as lists of heads, each arc there with the given chance. */
function lists(random: Random, n: number, chance: number): string {
  const lines = [`${n}\n`];
  for (let u = 1; u <= n; u++) {
    const heads: number[] = [];
    for (let v = 1; v <= n; v++) if (v !== u && random.float() < chance) heads.push(v);
    lines.push(`${[u, heads.length, ...random.shuffle(heads)].join(" ")}\n`);
  }
  return lines.join("");
}

/** Relaxation until nothing changes, on the text. */
function naive(input: string): string {
  const rows = input
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(" ").map(Number));
  const distance: number[] = rows.map(([u]) => (u === 1 ? 0 : 1e9));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [u, , ...heads] of rows) {
      for (const v of heads) {
        if (distance[v - 1]! > distance[u! - 1]! + 1) {
          distance[v - 1] = distance[u! - 1]! + 1;
          changed = true;
        }
      }
    }
  }
  return distance.map((d, at) => `${at + 1} ${d === 1e9 ? -1 : d}\n`).join("");
}

export const twin: Twin = {
  problem: "ALDS1_11_C",
  rounds: 120,
  generators: {
    small: (random) => lists(random, random.int(1, 6), random.float()),
    sparse: (random) => lists(random, random.int(10, 30), 0.06),
    "max-sparse": (random) => lists(random, 100, 0.03),
    "max-dense": (random) => lists(random, 100, 0.9),
  },
  naive,
};
