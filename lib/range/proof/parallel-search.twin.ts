import type { Twin } from "../../../scripts/verify/twin";
import { connectedGraph, edgeLines } from "../../graph/random-graph";
import type { Random } from "../../sequence/random";

function rally(random: Random, n: number, m: number, q: number): string {
  const { from, to } = connectedGraph(random, n, m);
  const lines = Array.from({ length: q }, () => {
    return `${random.int(1, n)} ${random.int(1, n)} ${random.int(3, n)}`;
  });
  const edges = { n, from: from.map((v) => v + 1), to: to.map((v) => v + 1) };
  return `${n} ${m}\n${edgeLines(edges)}${q}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "agc002_d",
  timeLimitMs: 2_000,
  rounds: 40,
  generators: {
    small: (random) => rally(random, 3 + random.int(0, 5), 8 + random.int(0, 4), 10),
    middle: (random) => rally(random, 40, 60, 40),
  },
  atBounds: {
    sparse: (random) => rally(random, 100_000, 100_000, 100_000),
    dense: (random) => rally(random, 1_000, 100_000, 100_000),
  },
  // Labels after each edge; each query looks through all of them in order.
  naive: (input) => {
    const numbers = input.trim().split(/\s+/).map(Number);
    const [n, m] = [numbers[0]!, numbers[1]!];
    const labels = [Array.from({ length: n + 1 }, (_, v) => v)];
    for (let edge = 0; edge < m; edge++) {
      const last = labels[edge]!;
      const [a, b] = [last[numbers[2 + 2 * edge]!], last[numbers[3 + 2 * edge]!]];
      labels.push(last.map((label) => (label === a ? b! : label)));
    }
    let output = "";
    for (let at = 3 + 2 * m; at < numbers.length; at += 3) {
      const [x, y, z] = numbers.slice(at, at + 3) as [number, number, number];
      const seen = (row: number[]) =>
        row.filter((label, v) => v > 0 && (label === row[x] || label === row[y])).length;
      output += `${labels.findIndex((row) => seen(row) >= z)}\n`;
    }
    return output;
  },
};
