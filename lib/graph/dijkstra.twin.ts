import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";
import { type EdgeList, edgeLines, pathGraph, simpleGraph } from "./random-graph";

function text(random: Random, edges: EdgeList, low: number, high: number): string {
  const { n, from } = edges;
  const s = random.int(0, n - 1);
  const t = (s + random.int(1, n - 1)) % n;
  const weights = from.map(() => random.int(low, high));
  return `${n} ${from.length} ${s} ${t}\n${edgeLines(edges, weights)}`;
}

function parse(input: string): { n: number; s: number; t: number; arcs: number[][] } {
  const [first, ...arcs] = input
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number));
  const [n, , s, t] = first as [number, number, number, number];
  return { n, s, t, arcs };
}

/** Relaxation until nothing changes. It omits the arcs of the path: the check needs only its length. */
function naive(input: string): string {
  const { n, s, t, arcs } = parse(input);
  const distance = new Array<number>(n).fill(Number.POSITIVE_INFINITY);
  distance[s] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b, c] of arcs) {
      if (distance[a!]! + c! >= distance[b!]!) continue;
      distance[b!] = distance[a!]! + c!;
      changed = true;
    }
  }
  return distance[t] === Number.POSITIVE_INFINITY ? "-1\n" : `${distance[t]}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { n, s, t, arcs } = parse(input);
  const numbers = output.trim().split(/\s+/).map(Number);
  const wanted = expected?.trim().split(/\s+/)[0];
  if (wanted !== undefined && Number(wanted) !== numbers[0]) {
    throw new Error(`expected length ${wanted}, found ${numbers[0]}`);
  }
  if (numbers[0] === -1) return;
  const [length, count] = numbers;
  const weight = new Map(arcs.map(([a, b, c]) => [a! * n + b!, c!]));
  const seen = new Set([s]);
  let at = s;
  let sum = 0;
  for (let i = 0; i < count!; i++) {
    const [a, b] = [numbers[2 + 2 * i]!, numbers[3 + 2 * i]!];
    const c = weight.get(a * n + b);
    if (a !== at || c === undefined) throw new Error(`no arc from ${at} to ${b} (arc ${i})`);
    if (seen.has(b)) throw new Error(`the path meets ${b} twice`);
    seen.add(b);
    sum += c;
    at = b;
  }
  if (at !== t || sum !== length || numbers.length !== 2 + 2 * count!) {
    throw new Error(`the path ends at ${at} with length ${sum}, expected ${t} and ${length}`);
  }
}

const sparse = (random: Random, n: number, m: number, low: number, high: number) =>
  text(random, simpleGraph(random, n, Math.min(m, n * (n - 1)), true), low, high);

export const twin: Twin = {
  problem: "shortest_path",
  generators: {
    small: (random) => sparse(random, random.int(2, 6), random.int(1, 14), 0, random.int(0, 9)),
    middle: (random) => sparse(random, random.int(10, 30), random.int(20, 120), 0, 1e9),
    "max-sparse": (random) => sparse(random, 500_000, 500_000, 0, 1e9),
    "max-middle": (random) => sparse(random, 100_000, 500_000, 0, 1e9),
    "max-dense": (random) => sparse(random, 710, 500_000, 0, 1e9),
    "max-zero": (random) => sparse(random, 100_000, 500_000, 0, 0),
    "max-path": () => {
      const edges = pathGraph(500_000);
      const weights = edges.from.map(() => 1e9);
      return `${edges.n} ${weights.length} 0 ${edges.n - 1}\n${edgeLines(edges, weights)}`;
    },
  },
  naive,
  check,
};
