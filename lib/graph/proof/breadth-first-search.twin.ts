import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "ALDS1_11_C",
  rounds: 80,
  middle: 30,
  first: 1,
  shape: (s) => {
    const n = s.size(1, 100);
    return s.list(n, (u) => {
      s.int(u + 1, u + 1);
      const k = s.int(0, Math.min(n - 1, 4));
      return s.distinct(k, () => s.index(n));
    });
  },
  /** Relaxation until nothing changes. */
  naive: (lists) => {
    const distance = lists.map((_, u) => (u === 0 ? 0 : Infinity));
    for (let round = 0; round < lists.length; round++) {
      for (const [u, heads] of lists.entries()) {
        for (const v of heads) distance[v] = Math.min(distance[v]!, distance[u]! + 1);
      }
    }
    return distance.map((d, u) => [u + 1, d === Infinity ? -1 : d]);
  },
});
