import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Numbers the vertices and orders the edges at random; an edge is kept once. */
function shuffled(random: Random, l: number, r: number, edges: [number, number][]): string {
  const left = random.shuffle(Array.from({ length: l }, (_, v) => v));
  const right = random.shuffle(Array.from({ length: r }, (_, v) => v));
  const lines = new Set(edges.map(([a, b]) => `${left[a]} ${right[b]}`));
  return `${l} ${r} ${lines.size}\n${random.shuffle([...lines]).join("\n")}\n`;
}

function randomGraph(random: Random, l: number, r: number, m: number): string {
  return shuffled(
    random,
    l,
    r,
    Array.from({ length: m }, () => [random.int(0, l - 1), random.int(0, r - 1)]),
  );
}

/** One path, the edges in the order of the path, of its turning round, or at random. */
function line(random: Random, n: number): string {
  const edges = Array.from({ length: 2 * n - 1 }, (_, i) => `${(i + 1) >> 1} ${i >> 1}`);
  const kind = random.int(0, 2);
  if (kind === 1) edges.reverse();
  if (kind === 2) random.shuffle(edges);
  return `${n} ${n} ${edges.length}\n${edges.join("\n")}\n`;
}

/** Paths of 1, 2, 3 … edges, half of them with a vertex more on the left side, half on the right. */
function paths(random: Random, n: number): string {
  const edges: [number, number][] = [];
  let [left, right] = [0, 0];
  for (let length = 1; left + length < n && right + length < n; length++) {
    for (let i = 0; i < length; i++) {
      edges.push([left + ((i + 1) >> 1), right + (i >> 1)]);
    }
    left += (length >> 1) + 1;
    right += ((length + 1) >> 1) + 1;
  }
  return shuffled(random, n, n, edges);
}

/** Groups of three and three, with six edges each. */
function groups(random: Random, count: number): string {
  const edges = Array.from({ length: 6 * count }, (_, i): [number, number] => {
    const first = 3 * (i % count);
    return [first + random.int(0, 2), first + random.int(0, 2)];
  });
  return shuffled(random, 3 * count, 3 * count, edges);
}

/** By right vertex its partner or -1: an augmenting path for each left vertex, by recursion (H. W. Kuhn). */
export function kuhn(
  l: number,
  r: number,
  edges: readonly (readonly [number, number])[],
): number[] {
  const near: number[][] = Array.from({ length: l }, () => []);
  for (const [a, b] of edges) near[a]!.push(b);
  const mate = new Array<number>(r).fill(-1);
  const find = (a: number, seen: Set<number>): boolean =>
    near[a]!.some((b) => {
      if (seen.has(b)) return false;
      seen.add(b);
      if (mate[b] !== -1 && !find(mate[b]!, seen)) return false;
      mate[b] = a;
      return true;
    });
  for (let a = 0; a < l; a++) find(a, new Set());
  return mate;
}

const HALF = 66_666; // vertices a side where each has three edges

export const twin: Twin = {
  problem: "bipartitematching",
  timeLimitMs: 5_000,
  rounds: 100,
  generators: {
    small: (random) => randomGraph(random, random.int(1, 6), random.int(1, 6), random.int(1, 14)),
    middle: (random) => randomGraph(random, random.int(50, 90), random.int(50, 90), 150),
    line: (random) => line(random, random.int(1, 9)),
    paths: (random) => paths(random, random.int(2, 30)),
    groups: (random) => groups(random, random.int(1, 5)),
    "max-random": (random) => randomGraph(random, 100_000, 100_000, 200_000),
    "max-tight": (random) => randomGraph(random, 80_000, 75_000, 200_000),
    "max-cycle": (random) => {
      // One cycle and a chord back from each vertex, near or far.
      const reach = random.pick([250, 1000, HALF]);
      const edges: [number, number][] = [];
      for (let i = 0; i < HALF; i++) {
        const chord = random.int(Math.max(0, i - reach), i);
        edges.push([i, i], [i, (i + 1) % HALF], [i, chord]);
      }
      return shuffled(random, HALF, HALF, edges);
    },
    "max-one-perfect": (random) => {
      // Edges only to smaller numbers: the one perfect matching joins equal numbers.
      const edges: [number, number][] = [];
      for (let i = 0; i < 50_000; i++) {
        edges.push([i, i], [i, Math.max(0, i - 1)], [i, random.int(0, i)], [i, random.int(0, i)]);
      }
      return shuffled(random, 50_000, 50_000, edges);
    },
    "max-butterfly": (random) => {
      // Fourteen layers of 4096 in a row, joined as in a fast Fourier transform.
      const [bits, size] = [12, 4096];
      const edges: [number, number][] = [];
      for (let layer = 0; layer <= bits + 1; layer++) {
        for (let j = 0; j < size; j++) {
          const v = layer * size + j;
          if (layer <= bits) edges.push([v, v]);
          if (layer > 0) edges.push([v, v - size]);
          if (layer > 0 && layer <= bits) edges.push([v, (v - size) ^ (1 << (layer - 1))]);
          if (layer === 0) edges.push([v, (bits + 1) * size + j]);
        }
      }
      return shuffled(random, (bits + 2) * size, (bits + 2) * size, edges);
    },
  },
  atBounds: {
    "max-line": (random) => line(random, 100_000),
    "max-paths": (random) => paths(random, 100_000),
    "max-groups": (random) => groups(random, 33_333),
    "max-star": () =>
      `100000 1 100000\n${Array.from({ length: 100_000 }, (_, i) => `${i} 0\n`).join("")}`,
  },
  naive: (input) => {
    const [l, r, m, ...ends] = input.trim().split(/\s+/).map(Number) as [number, number, number];
    const edges = Array.from({ length: m }, (_, e) => [ends[2 * e]!, ends[2 * e + 1]!] as const);
    const mate = kuhn(l, r, edges);
    const pairs = mate.flatMap((a, b) => (a < 0 ? [] : [`${a} ${b}`]));
    return `${[pairs.length, ...pairs].join("\n")}\n`;
  },
  check: (input, output, expected) => {
    const [, , m, ...ends] = input.trim().split(/\s+/).map(Number) as [number, number, number];
    const [size, ...pairs] = output.trim().split(/\s+/).map(Number);
    if (pairs.length !== 2 * size!) throw new Error(`expected ${size} edges`);
    const lefts = new Set(pairs.filter((_, at) => at % 2 === 0));
    const rights = new Set(pairs.filter((_, at) => at % 2 === 1));
    if (lefts.size !== size || rights.size !== size) throw new Error("a vertex is matched twice");
    const edges = new Set<string>();
    for (let e = 0; e < m; e++) edges.add(`${ends[2 * e]} ${ends[2 * e + 1]}`);
    for (let at = 0; at < pairs.length; at += 2) {
      const edge = `${pairs[at]} ${pairs[at + 1]}`;
      if (!edges.has(edge)) throw new Error(`${edge} is no edge`);
    }
    const largest = expected === undefined ? size : Number(expected.trim().split(/\s+/)[0]);
    if (size !== largest) throw new Error(`expected a matching of ${largest}, found ${size}`);
  },
};
