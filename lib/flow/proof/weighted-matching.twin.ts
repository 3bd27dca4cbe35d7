import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function graph(random: Random, n: number, m: number, most: number): string {
  const lines = new Map<string, number>();
  for (let e = 0; e < m && n > 1; e++) {
    const a = random.int(0, n - 2);
    lines.set(`${a} ${random.int(a + 1, n - 1)}`, random.int(1, most));
  }
  const edges = [...lines].map(([edge, weight]) => `${edge} ${weight}`);
  return `${[`${n} ${edges.length}`, ...random.shuffle(edges)].join("\n")}\n`;
}

/** Complete, a weight for each pair of vertices. */
function complete(n: number, weight: (a: number, b: number) => number): string {
  const edges: string[] = [];
  for (let a = 0; a < n; a++) for (let b = 0; b < a; b++) edges.push(`${a} ${b} ${weight(a, b)}`);
  return `${[`${n} ${edges.length}`, ...edges].join("\n")}\n`;
}

/** Weights of complete graphs that make deep blossoms or many ties. */
const forms: Readonly<Record<string, (a: number, b: number) => number>> = {
  equal: () => 1_000_000,
  products: (a, b) => (a + 1) * (b + 1),
  "products-down": (a, b) => 1_000_000 - (a + 1) * (b + 1),
  near: (a, b) => 1_000_000 - 1000 * (a - b),
  far: (a, b) => 1 + (a - b) * (a - b),
  largest: (a, b) => 1000 * a + b + 1,
};

/** Streets between neighbours of a square. */
function grid(random: Random, width: number): string {
  const edges: string[] = [];
  for (let v = 0; v < width * width; v++) {
    if ((v + 1) % width !== 0) edges.push(`${v} ${v + 1} ${random.int(1, 1_000_000)}`);
    if (v + width < width * width) edges.push(`${v} ${v + width} ${random.int(1, 1_000_000)}`);
  }
  return `${[`${width * width} ${edges.length}`, ...edges].join("\n")}\n`;
}

export const twin: Twin = {
  problem: "general_weighted_matching",
  timeLimitMs: 5_000,
  rounds: 100,
  generators: {
    small: (random) =>
      graph(random, random.int(1, 9), random.int(0, 20), random.pick([2, 5, 1_000_000])),
    "small-dense": (random) => graph(random, random.int(6, 12), 60, random.pick([3, 9])),
    formed: (random) => complete(random.int(1, 9), random.pick(Object.values(forms))),
    "max-random": (random) => complete(500, () => random.int(1, 1_000_000)),
    "max-few-weights": (random) => complete(499, () => random.int(1, 3)),
    "max-sums": () => complete(500, (a, b) => 1000 * (a + b) + 1),
    "max-sparse": (random) => graph(random, 500, 1500, 1_000_000),
  },
  atBounds: {
    ...Object.fromEntries(
      Object.entries(forms).map(([name, weight]) => [`max-${name}`, () => complete(500, weight)]),
    ),
    "max-odd-equal": () => complete(499, () => 1_000_000),
    "max-grid": (random) => grid(random, 22),
  },
  // By sets of vertices: the highest vertex stays alone or takes one of its neighbours.
  naive: (input) => {
    const [n, m, ...rows] = input.trim().split(/\s+/).map(Number) as [number, number];
    const weight = Array.from({ length: n }, () => new Array<number>(n).fill(0));
    for (let e = 0; e < m; e++) {
      const [a, b, w] = [rows[3 * e]!, rows[3 * e + 1]!, rows[3 * e + 2]!];
      weight[a]![b] = w;
      weight[b]![a] = w;
    }
    const best = new Array<number>(1 << n).fill(0);
    for (let set = 1; set < 1 << n; set++) {
      const v = 31 - Math.clz32(set);
      const rest = set ^ (1 << v);
      best[set] = best[rest]!;
      for (let w = 0; w < v; w++) {
        if (((rest >> w) & 1) === 0 || weight[v]![w] === 0) continue;
        best[set] = Math.max(best[set]!, best[rest ^ (1 << w)]! + weight[v]![w]!);
      }
    }
    return `0 ${best[(1 << n) - 1]}\n`;
  },
  // Only the weight of an expected answer counts: matchings of one weight may differ in size.
  check: (input, output, expected) => {
    const [, m, ...rows] = input.trim().split(/\s+/).map(Number) as [number, number];
    const [size, total, ...vertices] = output.trim().split(/\s+/).map(Number);
    if (vertices.length !== 2 * size! || new Set(vertices).size !== 2 * size!) {
      throw new Error(`expected ${size} edges without a common vertex`);
    }
    const weight = new Map<string, number>();
    for (let e = 0; e < m; e++) {
      weight.set(`${rows[3 * e]} ${rows[3 * e + 1]}`, rows[3 * e + 2]!);
      weight.set(`${rows[3 * e + 1]} ${rows[3 * e]}`, rows[3 * e + 2]!);
    }
    let sum = 0;
    for (let at = 0; at < vertices.length; at += 2) {
      const edge = `${vertices[at]} ${vertices[at + 1]}`;
      if (!weight.has(edge)) throw new Error(`${edge} is no edge`);
      sum += weight.get(edge)!;
    }
    if (sum !== total) throw new Error(`the edges weigh ${sum}, not ${total}`);
    const most = expected === undefined ? total : Number(expected.trim().split(/\s+/)[1]);
    if (total !== most) throw new Error(`expected the weight ${most}, found ${total}`);
  },
};
