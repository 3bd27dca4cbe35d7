import { described } from "../../../scripts/verify/shape";
import { labels, numbersOf } from "./naive-graph";

export const twin = described({
  problem: "minimum_steiner_tree",
  timeLimitMs: 5_000,
  rounds: 80,
  small: 6,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 100);
    const m = s.size(n - 1, 1000);
    const kind = { connected: true, loops: true, parallel: true };
    const edges = s.graph(n, m, kind, () => s.int(1, 1e9));
    const terminals = s.distinct(s.size(1, Math.min(n, 12)), () => s.index(n));
    return { n, edges, terminals };
  },
  /** All sets of edges. */
  naive: ({ n, edges, terminals }) => {
    let best = Infinity;
    for (let set = 0; set < 2 ** edges.length; set++) {
      const chosen = edges.filter((_, e) => (set >> e) & 1);
      const sum = chosen.reduce((total, edge) => total + edge[2], 0);
      const label = labels(n, chosen);
      if (terminals.every((v) => label[v] === label[terminals[0]!])) best = Math.min(best, sum);
    }
    return best;
  },
  /** Without an expected answer: checks that the edges connect the terminals and have the printed weight. */
  check: ({ n, edges, terminals }, output, expected) => {
    const [total, count, ...ids] = numbersOf(output);
    const wanted = expected === undefined ? total : numbersOf(expected)[0];
    if (wanted !== total) throw new Error(`expected a weight of ${wanted}, found ${total}`);
    if (ids.length !== count || new Set(ids).size !== count || ids.some((e) => !edges[e])) {
      throw new Error(`expected ${count} different edges, found ${ids.length}`);
    }
    const chosen = ids.map((e) => edges[e]!);
    const sum = chosen.reduce((all, edge) => all + edge[2], 0);
    if (sum !== total) throw new Error(`the edges weigh ${sum}, the first line says ${total}`);
    const label = labels(n, chosen);
    if (!terminals.every((v) => label[v] === label[terminals[0]!])) {
      throw new Error("the terminals are not connected");
    }
  },
});
