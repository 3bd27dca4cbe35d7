import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** `recent`: how far back a version is taken from. */
function randomInput(random: Random, size: number, queries: number, recent = queries): string {
  const versions = [-1];
  const lines = Array.from({ length: queries }, (_, query) => {
    const kind = random.int(0, 1);
    const version =
      versions[random.int(Math.max(0, versions.length - recent), versions.length - 1)];
    if (kind === 0) versions.push(query);
    return `${kind} ${version} ${random.int(0, size - 1)} ${random.int(0, size - 1)}`;
  });
  return `${size} ${queries}\n${lines.join("\n")}\n`;
}

/** A path of versions that joins one vertex after the other; two of a thousand lines ask. */
function path(): string {
  const lines = Array.from({ length: 200_000 }, (_, query) =>
    query % 1000 < 998
      ? `0 ${query % 1000 === 0 && query > 0 ? query - 3 : query - 1} ${query % 200_000} 0`
      : `1 ${query - (query % 1000) + 997} ${query} 0`,
  );
  return `200000 200000\n${lines.join("\n")}\n`;
}

/** A path of 10^5 versions, each with one edge more; the questions go to its ends by turns. */
function ends(n: number): Answered {
  const lines = Array.from({ length: n }, (_, query) =>
    query < n / 2
      ? `0 ${query - 1} ${query} ${query + 1}`
      : `1 ${query % 2 === 0 ? n / 2 - 1 : -1} 0 ${query - n / 2}`,
  );
  const answers = Array.from({ length: n / 2 }, (_, at) => +(at % 2 === 0));
  return { input: `${n} ${n}\n${lines.join("\n")}\n`, output: `${answers.join("\n")}\n` };
}

/** Pairs are joined, then pairs of pairs, and so on: the deepest trees that joining by size makes. */
function pairsOfPairs(random: Random, levels: number): string {
  const n = 2 ** levels;
  const lines: string[] = [];
  for (let half = 1; half < n; half *= 2) {
    for (let v = 0; v < n; v += 2 * half) lines.push(`0 ${lines.length - 1} ${v} ${v + half}`);
  }
  const joined = lines.length;
  while (lines.length < 3 * n) {
    lines.push(`1 ${random.int(-1, joined - 1)} ${random.int(0, n - 1)} ${random.int(0, n - 1)}`);
  }
  return `${n} ${lines.length}\n${lines.join("\n")}\n`;
}

/** The edges on the way up from a version, by a walk from u: versions taken at random are not deep. */
export const twin: Twin = {
  problem: "persistent_unionfind",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => randomInput(random, random.int(1, 6), 30),
    medium: (random) => randomInput(random, 50, 1000, random.pick([3, 1000])),
    pairs: (random) => pairsOfPairs(random, random.int(0, 3)),
    "max-random": (random) => randomInput(random, 200_000, 200_000),
    "max-few": (random) => randomInput(random, 20, 200_000),
    // In a path of versions each asks whether its own vertex is joined: it is not yet.
    "max-killer-turns": () => ends(200_000),
    "max-path": () => ({ input: path(), output: "0\n".repeat(400) }),
  },
  atBounds: { "max-pairs": (random) => pairsOfPairs(random, 16) },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const queries = lines.map((line) => line.split(" ").map(Number));
    const out: number[] = [];
    for (const [kind, k, u, v] of queries) {
      if (kind === 0) continue;
      const near = new Map<number, number[]>();
      for (let version = k!; version >= 0; version = queries[version]![1]!) {
        const [, , a, b] = queries[version] as [number, number, number, number];
        near.set(a, [...(near.get(a) ?? []), b]);
        near.set(b, [...(near.get(b) ?? []), a]);
      }
      const reached = new Set([u!]);
      for (const a of reached) for (const b of near.get(a) ?? []) reached.add(b);
      out.push(+reached.has(v!));
    }
    return `${out.join("\n")}\n`;
  },
};
