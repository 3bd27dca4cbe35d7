import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

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

export const twin = described({
  problem: "persistent_unionfind",
  timeLimitMs: 5_000,
  generators: {
    pairs: (random) => pairsOfPairs(random, random.int(0, 3)),
    /** A path of 10^5 versions, each with one edge more; the questions go to its ends by turns. */
    "max-killer-turns": () => {
      const n = 200_000;
      const lines = Array.from({ length: n }, (_, query) =>
        query < n / 2
          ? `0 ${query - 1} ${query} ${query + 1}`
          : `1 ${query % 2 === 0 ? n / 2 - 1 : -1} 0 ${query - n / 2}`,
      );
      return { input: `${n} ${n}\n${lines.join("\n")}\n`, output: "1\n0\n".repeat(n / 4) };
    },
  },
  atBounds: { "max-pairs": (random) => pairsOfPairs(random, 16) },
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 5)];
    const versions = [-1];
    const query = (at: number) => {
      const kind = s.pick(0, 1);
      const [k] = s.numbers(1, -1, at - 1, (random) => [
        random.int(0, 1) === 0 ? random.pick(versions) : versions.at(-1)!,
      ]);
      if (kind === 0) versions.push(at);
      return { kind, k: k!, ends: [s.index(n), s.index(n)] as const };
    };
    return s.list(q, query);
  },
  /** The edges on the way up from a version, by a walk from u: versions taken at random are not deep. */
  naive: (queries) => {
    const asked = queries.filter(({ kind }) => kind === 1);
    return asked.map(({ k, ends: [u, v] }) => {
      const edges: (readonly number[])[] = [];
      for (let version = k; version >= 0; version = queries[version]!.k) {
        edges.push(queries[version]!.ends);
      }
      const reached = new Set([u]);
      for (const a of reached) {
        for (const edge of edges) if (edge.includes(a)) for (const b of edge) reached.add(b);
      }
      return +reached.has(v);
    });
  },
});
