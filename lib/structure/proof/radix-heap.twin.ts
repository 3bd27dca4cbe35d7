import type { Twin } from "../../../scripts/verify/twin";
import { twin as dijkstraTwin } from "../../graph/proof/dijkstra.twin";
import type { Random } from "../../sequence/random";

type Arc = readonly [from: number, to: number, weight: number];

function randomInput(random: Random, n: number, m: number, largest: number): string {
  const seen = new Set<number>();
  const lines: string[] = [];
  while (lines.length < m) {
    const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
    if (a === b || seen.has(a * n + b)) continue;
    seen.add(a * n + b);
    lines.push(`${a} ${b} ${random.int(0, largest)}`);
  }
  const s = random.int(0, n - 1);
  const t = (s + random.int(1, n - 1)) % n;
  return `${[`${n} ${m} ${s} ${t}`, ...lines].join("\n")}\n`;
}

function parsed(input: string): { n: number; s: number; t: number; arcs: Arc[] } {
  const [head, ...lines] = input.trimEnd().split("\n");
  const [n, , s, t] = head!.split(" ").map(Number) as [number, number, number, number];
  return { n, s, t, arcs: lines.map((line) => line.split(" ").map(Number) as unknown as Arc) };
}

/** Every arc is tried until nothing gets nearer; of the answer only the length is known then. */
export const twin: Twin = {
  problem: "shortest_path",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => randomInput(random, 6, random.int(1, 15), random.pick([0, 5, 1e9])),
    medium: (random) => randomInput(random, 60, 300, 1e9),
    "max-sparse": (random) => randomInput(random, 500_000, 500_000, 1e9),
    "max-dense": (random) => randomInput(random, 5000, 500_000, 1e9),
    "max-path": () =>
      `500000 499999 0 499999\n${Array.from({ length: 499_999 }, (_, at) => `${at} ${at + 1} 1000000000`).join("\n")}\n`,
  },
  atBounds: dijkstraTwin.atBounds!,
  naive: (input) => {
    const { n, s, t, arcs } = parsed(input);
    const distance = Array.from({ length: n }, (_, vertex) => (vertex === s ? 0 : Infinity));
    for (let round = 0; round < n; round++) {
      for (const [a, b, weight] of arcs) {
        distance[b] = Math.min(distance[b]!, distance[a]! + weight);
      }
    }
    return distance[t] === Infinity ? "-1\n" : `${distance[t]}\n`;
  },
  check: (input, output, expected) => {
    const { s, t, arcs } = parsed(input);
    const [length, count, ...vertices] = output.trim().split(/\s+/).map(Number);
    const known = expected?.trim().split(/\s+/)[0];
    if (known !== undefined && Number(known) !== length) {
      throw new Error(`expected the length ${known}, found ${length}`);
    }
    if (length === -1) return;
    const weights = new Map(arcs.map(([a, b, weight]) => [`${a} ${b}`, weight]));
    let [at, sum] = [s, 0];
    for (let arc = 0; arc < count!; arc++) {
      const [a, b] = [vertices[2 * arc]!, vertices[2 * arc + 1]!];
      const weight = weights.get(`${a} ${b}`);
      if (a !== at || weight === undefined) throw new Error(`no arc from ${at} to ${b}`);
      at = b;
      sum += weight;
    }
    if (at !== t || sum !== length) throw new Error(`the path ends at ${at} with length ${sum}`);
  },
};
