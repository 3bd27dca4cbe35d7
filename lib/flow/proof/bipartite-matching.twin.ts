import { described } from "../../../scripts/verify/shape";
import { numbersOf } from "../../graph/proof/naive-graph";
import type { Random } from "../../sequence/random";

type Edges = readonly (readonly [number, number])[];

/** Numbers the vertices and orders the edges at random; an edge is kept once. */
function shuffled(random: Random, l: number, r: number, edges: Edges): string {
  const left = random.shuffle(Array.from({ length: l }, (_, v) => v));
  const right = random.shuffle(Array.from({ length: r }, (_, v) => v));
  const lines = new Set(edges.map(([a, b]) => `${left[a]} ${right[b]}`));
  return `${l} ${r} ${lines.size}\n${random.shuffle([...lines]).join("\n")}\n`;
}

/** Paths of 1, 2, 3 … edges, half of them with a vertex more on the left side, half on the right. */
function paths(random: Random, n: number): string {
  const edges: [number, number][] = [];
  let [left, right] = [0, 0];
  for (let length = 1; left + length < n && right + length < n; length++) {
    for (let i = 0; i < length; i++) edges.push([left + ((i + 1) >> 1), right + (i >> 1)]);
    left += (length >> 1) + 1;
    right += ((length + 1) >> 1) + 1;
  }
  return shuffled(random, n, n, edges);
}

/** By right vertex its partner or -1: an augmenting path for each left vertex, by recursion (H. W. Kuhn). */
export function kuhn(l: number, r: number, edges: Edges): number[] {
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

export const twin = described({
  problem: "bipartitematching",
  timeLimitMs: 5_000,
  rounds: 80,
  middle: 60,
  shape: (s) => {
    const [l, r] = [s.size(1, 100_000), s.size(1, 100_000)];
    const m = s.size(1, Math.min(200_000, l * r), 2);
    return { l, r, edges: s.distinct(m, () => [s.index(l), s.index(r)] as const) };
  },
  naive: ({ l, r, edges }) => {
    const pairs = kuhn(l, r, edges).flatMap((a, b) => (a < 0 ? [] : [[a, b]]));
    return [pairs.length, ...pairs];
  },
  check: ({ edges }, output, expected) => {
    const [size, ...pairs] = numbersOf(output);
    if (pairs.length !== 2 * size!) throw new Error(`expected ${size} edges`);
    for (const side of [0, 1]) {
      const ends = new Set(pairs.filter((_, at) => at % 2 === side));
      if (ends.size !== size) throw new Error("a vertex is matched twice");
    }
    const all = new Set(edges.map((edge) => edge.join(" ")));
    for (let at = 0; at < pairs.length; at += 2) {
      const edge = `${pairs[at]} ${pairs[at + 1]}`;
      if (!all.has(edge)) throw new Error(`${edge} is no edge`);
    }
    const largest = expected === undefined ? size : numbersOf(expected)[0];
    if (size !== largest) throw new Error(`expected a matching of ${largest}, found ${size}`);
  },
  generators: { paths: (random) => paths(random, random.int(2, 30)) },
  atBounds: {
    "max-paths": (random) => paths(random, 100_000),
    // Edges only to smaller numbers: the one perfect matching joins equal numbers.
    "max-one-perfect": (random) => {
      const edges = Array.from({ length: 50_000 }, (_, i) =>
        [i, Math.max(0, i - 1), random.int(0, i), random.int(0, i)].map((j) => [i, j] as const),
      );
      return shuffled(random, 50_000, 50_000, edges.flat());
    },
  },
});
