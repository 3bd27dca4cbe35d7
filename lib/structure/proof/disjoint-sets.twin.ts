import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function randomInput(random: Random, size: number, queries: number): string {
  const lines = Array.from({ length: queries }, () => {
    return `${random.int(0, 1)} ${random.int(0, size - 1)} ${random.int(0, size - 1)}`;
  });
  return `${size} ${queries}\n${lines.join("\n")}\n`;
}

/** Pairs are joined, then pairs of pairs, and so on: the deepest trees that joining by size makes. */
function pairsOfPairs(random: Random, levels: number): string {
  const n = 2 ** levels;
  const lines: string[] = [];
  for (let half = 1; half < n; half *= 2) {
    for (let v = 0; v < n; v += 2 * half) lines.push(`0 ${v} ${v + half}`);
  }
  while (lines.length < 2 * n) lines.push(`1 ${random.int(0, n - 1)} ${random.int(0, n - 1)}`);
  return `${n} ${lines.length}\n${lines.join("\n")}\n`;
}

/** Lists of members: the shorter one is added to the longer one, and each member gets its label. */
export const twin: Twin = {
  problem: "unionfind",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => randomInput(random, random.int(1, 8), 20),
    medium: (random) => randomInput(random, 500, 1000),
    pairs: (random) => pairsOfPairs(random, random.int(0, 4)),
    "max-random": (random) => randomInput(random, 200_000, 200_000),
    "max-path": () =>
      `200000 200000\n${Array.from({ length: 200_000 }, (_, at) =>
        at < 100_000 ? `0 ${at + 1} ${at}` : `1 ${at - 100_000} ${at % 7}`,
      ).join("\n")}\n`,
  },
  atBounds: { "max-pairs": (random) => pairsOfPairs(random, 16) },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const size = Number(head!.split(" ")[0]);
    const members = Array.from({ length: size }, (_, vertex) => [vertex]);
    const label = Int32Array.from({ length: size }, (_, vertex) => vertex);
    const out: number[] = [];
    for (const line of lines) {
      const [kind, u, v] = line.split(" ").map(Number) as [number, number, number];
      const [a, b] = [label[u]!, label[v]!];
      if (kind === 1) out.push(+(a === b));
      else if (a !== b) {
        const [small, large] = members[a]!.length < members[b]!.length ? [a, b] : [b, a];
        for (const member of members[small]!) label[member] = large;
        members[large]!.push(...members[small]!);
      }
    }
    return `${out.join("\n")}\n`;
  },
};
