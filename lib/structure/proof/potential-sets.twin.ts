import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998_244_353;

/** Half of the statements hold for hidden numbers, so that many agree. */
function randomInput(random: Random, size: number, queries: number): string {
  const hidden = Array.from({ length: size }, () => random.int(0, P - 1));
  const lines = Array.from({ length: queries }, () => {
    const [u, v] = [random.int(0, size - 1), random.int(0, size - 1)];
    if (random.int(0, 1) === 0) return `1 ${u} ${v}`;
    const difference = (hidden[u]! - hidden[v]! + P) % P;
    return `0 ${u} ${v} ${random.int(0, 9) > 0 ? difference : random.int(0, P - 1)}`;
  });
  return `${size} ${queries}\n${lines.join("\n")}\n`;
}

/** Pairs are joined, then pairs of pairs, and so on: the deepest trees that joining by size makes. */
function pairsOfPairs(random: Random, levels: number): string {
  const n = 2 ** levels;
  const lines: string[] = [];
  for (let half = 1; half < n; half *= 2) {
    for (let v = 0; v < n; v += 2 * half) lines.push(`0 ${v} ${v + half} ${P - 1}`);
  }
  while (lines.length < 2 * n) lines.push(`1 ${random.int(0, n - 1)} ${random.int(0, n - 1)}`);
  return `${n} ${lines.length}\n${lines.join("\n")}\n`;
}

/** Every element knows its set and its potential in it; joining rewrites the smaller set. */
export const twin: Twin = {
  problem: "unionfind_with_potential",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => randomInput(random, random.int(1, 8), 30),
    medium: (random) => randomInput(random, 500, 2000),
    pairs: (random) => pairsOfPairs(random, random.int(0, 4)),
    "max-random": (random) => randomInput(random, 200_000, 200_000),
    "max-path": (random) =>
      `200000 200000\n${Array.from({ length: 200_000 }, (_, at) =>
        at < 199_999 ? `0 ${at + 1} ${at} ${random.int(0, P - 1)}` : "1 0 199999",
      ).join("\n")}\n`,
  },
  atBounds: { "max-pairs": (random) => pairsOfPairs(random, 16) },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const size = Number(head!.split(" ")[0]);
    const members = Array.from({ length: size }, (_, at) => [at]);
    const label = Array.from({ length: size }, (_, at) => at);
    const potential = new Float64Array(size);
    const out: number[] = [];
    for (const line of lines) {
      const [kind, u, v, x = 0] = line.split(" ").map(Number) as [number, number, number, number];
      const isOne = label[u] === label[v];
      const difference = (potential[u]! - potential[v]! + P) % P;
      if (kind === 1) out.push(isOne ? difference : -1);
      else if (isOne) out.push(+(difference === x));
      else {
        const isSmall = members[label[u]!]!.length < members[label[v]!]!.length;
        const [small, large] = isSmall ? [label[u]!, label[v]!] : [label[v]!, label[u]!];
        // By how much the potentials of the smaller set have to rise.
        const rise = ((isSmall ? x - difference : difference - x) + P) % P;
        for (const member of members[small]!) {
          label[member] = large;
          potential[member] = (potential[member]! + rise) % P;
          members[large]!.push(member);
        }
        out.push(1);
      }
    }
    return `${out.join("\n")}\n`;
  },
};
