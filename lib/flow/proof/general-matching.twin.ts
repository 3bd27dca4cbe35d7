import { described } from "../../../scripts/verify/shape";
import { numbersOf } from "../../graph/proof/naive-graph";
import type { Random } from "../../sequence/random";

/** Odd cycles joined by single edges: every cycle is a blossom. */
function cycles(random: Random, n: number): string {
  const edges: string[] = [];
  const name = random.shuffle(Array.from({ length: n }, (_, v) => v));
  for (let first = 0; first < n; ) {
    const size = Math.min(n - first, random.pick([1, 3, 5, 7, 9]));
    if (first > 0) edges.push(`${name[first]} ${name[random.int(0, first - 1)]}`);
    for (let v = first + 1; v < first + size; v++) edges.push(`${name[v]} ${name[v - 1]}`);
    if (size > 2) edges.push(`${name[first]} ${name[first + size - 1]}`);
    first += size;
  }
  return `${[`${n} ${edges.length}`, ...random.shuffle(edges)].join("\n")}\n`;
}

/** A path of which every second vertex also has an edge to the one after the next: blossoms in a row. */
function chain(n: number): string {
  const edges: string[] = [];
  for (let v = 0; v + 1 < n; v++) {
    edges.push(`${v} ${v + 1}`);
    if (v % 2 === 0 && v + 2 < n) edges.push(`${v} ${v + 2}`);
  }
  return `${[`${n} ${edges.length}`, ...edges].join("\n")}\n`;
}

export const twin = described({
  problem: "general_matching",
  timeLimitMs: 5_000,
  rounds: 150,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 500);
    return { n, edges: s.graph(n, s.size(0, (n * (n - 1)) / 2, 2)) };
  },
  /** By sets of vertices: the first vertex stays alone or takes one of its neighbours. */
  naive: ({ n, edges }) => {
    const best: [number, number][][] = [[]];
    for (let set = 1; set < 1 << n; set++) {
      const v = 31 - Math.clz32(set);
      let own = best[set ^ (1 << v)]!;
      for (const [a, b] of edges) {
        const w = a === v ? b : a;
        if ((a !== v && b !== v) || ((set >> w) & 1) === 0) continue;
        const rest = best[set ^ (1 << v) ^ (1 << w)]!;
        if (rest.length + 1 > own.length) own = [...rest, [v, w]];
      }
      best.push(own);
    }
    return [best.at(-1)!.length, ...best.at(-1)!];
  },
  check: ({ edges }, output, expected) => {
    const [size, ...vertices] = numbersOf(output);
    if (vertices.length !== 2 * size!) throw new Error(`expected ${size} edges`);
    if (new Set(vertices).size !== 2 * size!) throw new Error("a vertex is matched twice");
    const all = new Set(edges.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    for (let at = 0; at < vertices.length; at += 2) {
      const edge = `${vertices[at]} ${vertices[at + 1]}`;
      if (!all.has(edge)) throw new Error(`${edge} is no edge`);
    }
    const most = expected === undefined ? size : numbersOf(expected)[0];
    if (size !== most) throw new Error(`expected a matching of ${most}, found ${size}`);
  },
  generators: {
    cycles: (random) => cycles(random, random.int(1, 11)),
    chain: (random) => chain(random.int(1, 11)),
  },
  atBounds: { "max-cycles": (random) => cycles(random, 500), "max-chain": () => chain(500) },
});
