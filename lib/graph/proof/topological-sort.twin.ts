import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { type EdgeList, edgeLines, randomGraph } from "../random-graph";

/** As the judge numbers them, from 1. */
function text({ n, from, to }: EdgeList): string {
  const list = { n, from: from.map((v) => v + 1), to: to.map((v) => v + 1) };
  return `${n} ${from.length}\n${edgeLines(list)}`;
}

/** Arcs forward in a random order of the vertices, with up to `wrong` arcs of any direction. */
function nearlyOrdered(random: Random, n: number, m: number, wrong: number): string {
  const { from, to } = randomGraph(random, n, m);
  const place = random.shuffle(Int32Array.from({ length: n }, (_, v) => v));
  for (let e = 0; e < m - wrong; e++) {
    if (place[from[e]!]! > place[to[e]!]!) [from[e], to[e]] = [to[e]!, from[e]!];
    if (from[e] === to[e] && n > 1) {
      from[e] = place.indexOf(0);
      to[e] = place.indexOf(n - 1);
    }
  }
  return text({ n, from, to });
}

function edgesOf(input: string): { n: number; arcs: number[][] } {
  const [first, ...arcs] = rowsOf(input);
  return { n: first![0]!, arcs };
}

/** Takes away, again and again, a course that no other one has to precede. */
function naive(input: string): string {
  const { n, arcs } = edgesOf(input);
  const left = new Set(Array.from({ length: n }, (_, v) => v + 1));
  const order: number[] = [];
  while (left.size > 0) {
    const first = [...left].find((v) => !arcs.some(([a, b]) => b === v && left.has(a!)));
    if (first === undefined) return "IMPOSSIBLE\n";
    left.delete(first);
    order.push(first);
  }
  return `${order.join(" ")}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { n, arcs } = edgesOf(input);
  const isPossible = !output.startsWith("IMPOSSIBLE");
  if (expected !== undefined && isPossible === expected.startsWith("IMPOSSIBLE")) {
    throw new Error(`expected ${expected.trim().slice(0, 40)}, found ${output.slice(0, 40)}`);
  }
  if (!isPossible) return;
  const order = output.trim().split(/\s+/).map(Number);
  const place = new Map(order.map((v, at) => [v, at]));
  if (order.length !== n || place.size !== n || order.some((v) => !(v >= 1 && v <= n))) {
    throw new Error(`expected each of ${n} courses once`);
  }
  for (const [a, b] of arcs) {
    if (place.get(a!)! >= place.get(b!)!) throw new Error(`course ${a} stands behind ${b}`);
  }
}

export const twin: Twin = {
  problem: "1679",
  rounds: 250,
  generators: {
    small: (random) => nearlyOrdered(random, random.int(2, 6), random.int(1, 8), 1),
    ordered: (random) => nearlyOrdered(random, random.int(2, 10), random.int(1, 20), 0),
    "max-any": (random) => text(randomGraph(random, 100_000, 200_000)),
    "max-path": () => {
      const n = 100_000;
      const from = Int32Array.from({ length: n - 1 }, (_, e) => n - 1 - e);
      return text({ n, from, to: from.map((v) => v - 1) });
    },
  },
  naive,
  check,
};
