import { described } from "../../../scripts/verify/shape";
import { numbersOf } from "../../graph/proof/naive-graph";

/** Weights of complete graphs that make deep blossoms or many ties. */
const forms: Readonly<Record<string, (a: number, b: number) => number>> = {
  products: (a, b) => (a + 1) * (b + 1),
  "products-down": (a, b) => 1_000_000 - (a + 1) * (b + 1),
  near: (a, b) => 1_000_000 - 1000 * (a - b),
  far: (a, b) => 1 + (a - b) * (a - b),
  largest: (a, b) => 1000 * a + b + 1,
};

/** Complete, a weight for each pair of vertices. */
function complete(n: number, weight: (a: number, b: number) => number): string {
  const edges: string[] = [];
  for (let a = 0; a < n; a++) for (let b = 0; b < a; b++) edges.push(`${a} ${b} ${weight(a, b)}`);
  return `${[`${n} ${edges.length}`, ...edges].join("\n")}\n`;
}

export const twin = described({
  problem: "general_weighted_matching",
  timeLimitMs: 5_000,
  rounds: 80,
  middle: 11,
  shape: (s) => {
    const n = s.size(1, 500);
    return { n, edges: s.graph(n, s.size(0, (n * (n - 1)) / 2, 4), {}, () => s.int(1, 1_000_000)) };
  },
  /** By sets of vertices: the highest vertex stays alone or takes one of its neighbours. */
  naive: ({ n, edges }) => {
    const weight = Array.from({ length: n }, () => new Array<number>(n).fill(0));
    for (const [a, b, w] of edges) weight[a]![b] = weight[b]![a] = w;
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
    return [[0, best.at(-1)]];
  },
  /** Only the weight of an expected answer counts: matchings of one weight may differ in size. */
  check: ({ edges }, output, expected) => {
    const [size, total, ...vertices] = numbersOf(output);
    if (vertices.length !== 2 * size! || new Set(vertices).size !== 2 * size!) {
      throw new Error(`expected ${size} edges without a common vertex`);
    }
    const weight = new Map(
      edges.flatMap(([a, b, w]) => [
        [`${a} ${b}`, w],
        [`${b} ${a}`, w],
      ]),
    );
    let sum = 0;
    for (let at = 0; at < vertices.length; at += 2) {
      sum += weight.get(`${vertices[at]} ${vertices[at + 1]}`) ?? Number.NaN;
    }
    if (sum !== total) throw new Error(`the edges weigh ${sum}, not ${total}`);
    const most = expected === undefined ? total : numbersOf(expected)[1];
    if (total !== most) throw new Error(`expected the weight ${most}, found ${total}`);
  },
  generators: {
    formed: (random) => complete(random.int(1, 9), random.pick(Object.values(forms))),
  },
  atBounds: Object.fromEntries(
    Object.entries(forms).map(([name, weight]) => [`max-${name}`, () => complete(500, weight)]),
  ),
});
