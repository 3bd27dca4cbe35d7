import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "711D",
  rounds: 120,
  small: 8,
  middle: 0,
  shape: (s) => {
    const n = s.size(2, 200_000);
    // To any other town, or to one near by.
    const towns = s.numbers(n, 1, n, (random) => {
      const reach = random.int(1, n - 1);
      return Array.from({ length: n }, (_, v) => ((v + random.int(1, reach)) % n) + 1);
    });
    return towns.map((town) => town - 1);
  },
  /** All sets of roads: those after which towns without roads into them can be taken away to the last. */
  naive: (next) => {
    let ways = 0;
    for (let set = 0; set < 2 ** next.length; set++) {
      const arcs = next.map((b, v) => ((set >> v) & 1 ? [b, v] : [v, b]));
      const left = new Set(next.keys());
      for (let size = -1; size !== left.size; ) {
        size = left.size;
        for (const v of left) if (!arcs.some(([a, b]) => b === v && left.has(a!))) left.delete(v);
      }
      if (left.size === 0) ways++;
    }
    return ways;
  },
});
