import { described } from "../../../scripts/verify/shape";
import { labels } from "./naive-graph";

export const twin = described({
  problem: "3694",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 6,
  middle: 0,
  first: 1,
  shape: (s) => {
    const network = () => {
      const n = s.size(1, 100_000);
      const m = s.size(n - 1, 200_000);
      const kind = { connected: true, loops: true, parallel: true };
      const links = s.graph(n, Math.max(1, m), kind);
      return { n, links, added: s.list(s.size(1, 1000), () => [s.index(n), s.index(n)] as const) };
    };
    return { one: network(), ends: [s.pick(0), s.pick(0)] };
  },
  naive: ({ one: { n, links, added } }) => {
    const all: (readonly [number, number, ...unknown[]])[] = [...links];
    const parts = (edges: typeof all) => new Set(labels(n, edges)).size;
    const counts = added.map((link) => {
      all.push(link);
      return all.filter((edge) => parts(all.filter((other) => other !== edge)) > parts(all)).length;
    });
    return ["Case 1:", ...counts];
  },
});
