import { described } from "../../../scripts/verify/shape";
import { neighbours, numbersOf } from "./naive-graph";

export const twin = described({
  problem: "maximum_independent_set",
  timeLimitMs: 5_000,
  rounds: 60,
  middle: 12,
  shape: (s) => {
    const n = s.size(2, 40);
    return { n, edges: s.graph(n, s.size(1, (n * (n - 1)) / 2, 3)) };
  },
  /** All sets. */
  naive: ({ n, edges }) => {
    let best: number[] = [];
    for (let set = 0; set < 2 ** n; set++) {
      if (edges.some(([a, b]) => (set >> a) & 1 && (set >> b) & 1)) continue;
      const vertices = Array.from({ length: n }, (_, v) => v).filter((v) => (set >> v) & 1);
      if (vertices.length > best.length) best = vertices;
    }
    return [best.length, best];
  },
  check: ({ n, edges }, output, expected) => {
    const [size, ...vertices] = numbersOf(output);
    const chosen = new Set(vertices);
    const wanted = expected === undefined ? size : numbersOf(expected)[0];
    if (size !== wanted || chosen.size !== size || vertices.length !== size) {
      throw new Error(`expected ${wanted} vertices, found ${vertices.length} and ${size}`);
    }
    if (vertices.some((v) => !(v >= 0 && v < n))) throw new Error("expected vertices of the graph");
    const next = neighbours(n, edges);
    const pair = vertices.find((v) => [...next[v]!].some((u) => chosen.has(u)));
    if (pair !== undefined) throw new Error(`${pair} is joined to another`);
  },
  // Sparse graphs of three arcs a vertex take the longest.
  atBounds: Object.fromEntries(
    [
      [1, 20],
      [1, 7],
      [1, 3, 8],
    ].map((steps) => [
      `max-circle-${steps.join("-")}`,
      () => {
        const edge = (v: number, step: number) =>
          [v, (v + step) % 40].sort((a, b) => a - b).join(" ");
        const all = Array.from({ length: 40 }, (_, v) => steps.map((step) => edge(v, step))).flat();
        const edges = [...new Set(all)];
        return `40 ${edges.length}\n${edges.join("\n")}\n`;
      },
    ]),
  ),
});
