import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { connectedGraph, edgeLines } from "../random-graph";

function text(random: Random, n: number, m: number, k: number, high: number): string {
  const edges = connectedGraph(random, n, m);
  const weights = edges.from.map(() => random.int(1, high));
  const vertices = random.shuffle(Array.from({ length: n }, (_, v) => v));
  const terminals = vertices.slice(0, Math.min(k, n)).sort((a, b) => a - b);
  return `${n} ${m}\n${edgeLines(edges, weights)}${terminals.length}\n${terminals.join(" ")}\n`;
}

function parse(input: string): { n: number; edges: number[][]; terminals: number[] } {
  const rows = rowsOf(input);
  const [n, m] = rows[0] as [number, number];
  return { n, edges: rows.slice(1, m + 1), terminals: rows[m + 2]! };
}

function connects(n: number, edges: number[][], terminals: number[]): boolean {
  const label = Array.from({ length: n }, (_, v) => v);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b] of edges) {
      if (label[a!] === label[b!]) continue;
      label[a!] = label[b!] = Math.min(label[a!]!, label[b!]!);
      changed = true;
    }
  }
  return terminals.every((v) => label[v] === label[terminals[0]!]);
}

/** All sets of edges. */
function naive(input: string): string {
  const { n, edges, terminals } = parse(input);
  let best = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 2 ** edges.length; set++) {
    const chosen = edges.filter((_, e) => (set >> e) & 1);
    const sum = chosen.reduce((total, edge) => total + edge[2]!, 0);
    if (sum < best && connects(n, chosen, terminals)) best = sum;
  }
  return `${best} 0\n`;
}

/** Without an expected answer: checks that the edges connect the terminals and have the printed weight. */
function check(input: string, output: string, expected: string | undefined): void {
  const { n, edges, terminals } = parse(input);
  const [total, count, ...ids] = output.trim().split(/\s+/).map(Number);
  const wanted = expected?.split(/\s+/)[0];
  if (wanted !== undefined && Number(wanted) !== total) {
    throw new Error(`expected a weight of ${wanted}, found ${total}`);
  }
  if (ids.length !== count || new Set(ids).size !== count || ids.some((e) => !edges[e])) {
    throw new Error(`expected ${count} different edges, found ${ids.length}`);
  }
  const chosen = ids.map((e) => edges[e]!);
  const sum = chosen.reduce((all, edge) => all + edge[2]!, 0);
  if (sum !== total) throw new Error(`the edges weigh ${sum}, the first line says ${total}`);
  if (!connects(n, chosen, terminals)) throw new Error("the terminals are not connected");
}

export const twin: Twin = {
  problem: "minimum_steiner_tree",
  timeLimitMs: 5_000,
  rounds: 100,
  generators: {
    small: (random) => {
      const n = random.int(1, 6);
      return text(random, n, n - 1 + random.int(0, 4), random.int(1, 5), random.int(1, 9));
    },
    "max-random": (random) => text(random, 100, 1000, 12, 1e9),
    "max-sparse": (random) => text(random, 100, 120, 12, 1e9),
    "max-path": (random) => text(random, 100, 99, 12, 1e9),
    "max-even": (random) => text(random, 100, 1000, 12, 1),
  },
  naive,
  check,
};
