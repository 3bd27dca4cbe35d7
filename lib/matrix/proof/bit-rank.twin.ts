import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { bigRows, bitLines } from "./bit-product.twin";

/** Rows that are sums of `rank` random ones, the first of which stand at the front. */
function ranked(random: Random, n: number, m: number, rank: number): string {
  const lines = bitLines(random, Math.min(rank, n), m);
  const basis = bigRows(lines);
  while (lines.length < n) {
    let sum = 0n;
    for (const row of basis) if (random.int(0, 1)) sum ^= row;
    lines.push(m > 0 ? sum.toString(2).padStart(m, "0") : "");
  }
  return `${n} ${m}\n${lines.map((line) => `${line}\n`).join("")}`;
}

/** One row after the other is reduced by those before it, kept by their highest digits. */
function naive(input: string): string {
  const [head, ...lines] = input.split("\n");
  const [n, m] = head!.split(" ").map(Number);
  const byLength = new Map<number, bigint>();
  for (const row of bigRows(lines.slice(0, m === 0 ? 0 : n))) {
    let rest = row;
    while (rest > 0n) {
      const known = byLength.get(rest.toString(2).length);
      if (known === undefined) {
        byLength.set(rest.toString(2).length, rest);
        break;
      }
      rest ^= known;
    }
  }
  return `${byLength.size}\n`;
}

export const twin: Twin = {
  problem: "matrix_rank_mod_2",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => ranked(random, random.int(0, 9), random.int(0, 9), random.int(0, 9)),
    middle: (random) => ranked(random, random.int(1, 90), random.int(1, 90), random.int(1, 90)),
    "max-low": (random) => ({ input: ranked(random, 4096, 4096, 20), output: "20\n" }),
    "max-triangle": (random) => {
      const n = 4096;
      const lines = bitLines(random, n, n).map(
        (line, i) => `${"0".repeat(i)}1${line.slice(i + 1)}`,
      );
      return { input: `${n} ${n}\n${random.shuffle(lines).join("\n")}\n`, output: `${n}\n` };
    },
    "max-tall": (random) => ({ input: ranked(random, 1 << 20, 16, 3), output: "3\n" }),
    "max-narrow": () => ({ input: `${2 ** 24} 1\n${"1\n0\n".repeat(2 ** 23)}`, output: "1\n" }),
    "max-wide": (random) => ({ input: ranked(random, 16, 1 << 20, 16), output: "16\n" }),
  },
  atBounds: {
    "max-random": (random) => `4096 4096\n${bitLines(random, 4096, 4096).join("\n")}\n`,
    "max-zeros": () => `4096 4096\n${`${"0".repeat(4096)}\n`.repeat(4096)}`,
  },
  naive,
};
