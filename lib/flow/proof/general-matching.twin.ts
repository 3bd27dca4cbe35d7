import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function graph(random: Random, n: number, m: number): string {
  const lines = new Set<string>();
  for (let e = 0; e < m && n > 1; e++) {
    const a = random.int(0, n - 2);
    lines.add(`${a} ${random.int(a + 1, n - 1)}`);
  }
  return `${[`${n} ${lines.size}`, ...random.shuffle([...lines])].join("\n")}\n`;
}

/** Odd cycles joined by single edges: every cycle is a blossom. */
function cycles(random: Random, n: number): string {
  const edges: string[] = [];
  const name = random.shuffle(Array.from({ length: n }, (_, v) => v));
  let first = 0;
  while (first < n) {
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

/** Vertex i of the first half with the first i + 1 of the second half: one perfect matching. */
function stairs(half: number): string {
  const edges: string[] = [];
  for (let i = 0; i < half; i++) {
    for (let j = 0; j <= i; j++) edges.push(`${i} ${half + j}`);
  }
  return `${[`${2 * half} ${edges.length}`, ...edges].join("\n")}\n`;
}

/** By sets of vertices: the first vertex stays alone or takes one of its neighbours. */
function largest(n: number, edges: readonly (readonly [number, number])[]): [number, number][] {
  const best = new Map<number, [number, number][]>([[0, []]]);
  for (let set = 1; set < 1 << n; set++) {
    const v = 31 - Math.clz32(set);
    let own = best.get(set ^ (1 << v))!;
    for (const [a, b] of edges) {
      if ((a !== v && b !== v) || a === b) continue;
      const w = a === v ? b : a;
      if (((set >> w) & 1) === 0) continue;
      const rest = best.get(set ^ (1 << v) ^ (1 << w))!;
      if (rest.length + 1 > own.length) own = [...rest, [v, w]];
    }
    best.set(set, own);
  }
  return best.get((1 << n) - 1)!;
}

export const twin: Twin = {
  problem: "general_matching",
  timeLimitMs: 5_000,
  rounds: 200,
  generators: {
    small: (random) => graph(random, random.int(1, 9), random.int(0, 16)),
    "small-cycles": (random) => cycles(random, random.int(1, 11)),
    chain: (random) => chain(random.int(1, 11)),
    stairs: (random) => stairs(random.int(1, 5)),
    "max-random": (random) => graph(random, 500, 300_000),
    "max-sparse": (random) => graph(random, 500, 600),
    "max-cycles": (random) => cycles(random, 500),
  },
  atBounds: {
    "max-chain": () => chain(500),
    "max-stairs": () => stairs(250),
    "max-odd-complete": (random) => graph(random, 499, 1_500_000),
    "max-thin": (random) => graph(random, 500, 800),
  },
  naive: (input) => {
    const [n, m, ...ends] = input.trim().split(/\s+/).map(Number) as [number, number];
    const edges = Array.from({ length: m }, (_, e) => [ends[2 * e]!, ends[2 * e + 1]!] as const);
    const pairs = largest(n, edges);
    return `${[pairs.length, ...pairs.map((pair) => pair.join(" "))].join("\n")}\n`;
  },
  check: (input, output, expected) => {
    const [, m, ...ends] = input.trim().split(/\s+/).map(Number) as [number, number];
    const [size, ...vertices] = output.trim().split(/\s+/).map(Number);
    if (vertices.length !== 2 * size!) throw new Error(`expected ${size} edges`);
    if (new Set(vertices).size !== 2 * size!) throw new Error("a vertex is matched twice");
    const edges = new Set<string>();
    for (let e = 0; e < m; e++) {
      edges.add(`${ends[2 * e]} ${ends[2 * e + 1]}`).add(`${ends[2 * e + 1]} ${ends[2 * e]}`);
    }
    for (let at = 0; at < vertices.length; at += 2) {
      const edge = `${vertices[at]} ${vertices[at + 1]}`;
      if (!edges.has(edge)) throw new Error(`${edge} is no edge`);
    }
    const most = expected === undefined ? size : Number(expected.trim().split(/\s+/)[0]);
    if (size !== most) throw new Error(`expected a matching of ${most}, found ${size}`);
  },
};
