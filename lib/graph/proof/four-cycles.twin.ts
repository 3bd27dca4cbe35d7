import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "counting_c4",
  timeLimitMs: 10_000,
  rounds: 40,
  small: 8,
  middle: 0,
  shape: (s) => {
    const n = s.size(2, 300_000);
    const m = s.size(1, 300_000, 2);
    return s.graph(n, m, { parallel: true }).map(([u, v]) => (u < v ? [u, v] : [v, u]));
  },
  /** All sets of four edges: a cycle if four vertices have two ends each and no edge is parallel. */
  naive: (edges) => {
    const counts = edges.map(() => 0);
    const choose = (four: readonly number[]): void => {
      if (four.length < 4) {
        for (let e = (four.at(-1) ?? -1) + 1; e < edges.length; e++) choose([...four, e]);
        return;
      }
      const ends = four.flatMap((e) => edges[e]!);
      const isEven = ends.every((v) => ends.filter((other) => other === v).length === 2);
      const pairs = new Set(four.map((e) => edges[e]!.join(" ")));
      if (isEven && pairs.size === 4) for (const e of four) counts[e]!++;
    };
    choose([]);
    return [counts];
  },
  atBounds: {
    "max-halves": () => {
      const edge = (e: number) => `${Math.floor(e / 547)} ${547 + (e % 547)}\n`;
      return `1094 299209\n${Array.from({ length: 299_209 }, (_, e) => edge(e)).join("")}`;
    },
  },
});
