import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P4897",
  rounds: 100,
  small: 7,
  middle: 11,
  shape: (s) => {
    const [last, m] = [s.size(1, 500), s.size(0, 1500, 3)];
    const vertex = () => s.int(0, last);
    const edges = s.list(m, () => [vertex(), vertex(), s.int(0, 10_000)] as const);
    const query = () => {
      const u = s.int(0, last - 1);
      return [u, s.int(u + 1, last)] as const;
    };
    return { last, edges, queries: s.list(s.size(1, 100_000, 2), query) };
  },
  /** All ways to put the vertices but the last one on two sides. */
  naive: ({ last, edges, queries }) => {
    const answers = queries.map(() => Infinity);
    for (let set = 0; set < 1 << last; set++) {
      const side = (v: number) => (v === last ? 0 : (set >> v) & 1);
      const cut = edges.reduce((sum, [u, v, room]) => sum + (side(u) ^ side(v)) * room, 0);
      for (const [q, [u, v]] of queries.entries()) {
        if (side(u) !== side(v)) answers[q] = Math.min(answers[q]!, cut);
      }
    }
    return answers;
  },
});
