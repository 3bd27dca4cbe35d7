import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "ALDS1_4_D",
  timeLimitMs: 1000,
  shape: (s) => {
    const n = s.size(1, 100_000);
    return { k: s.int(1, 100_000), weights: s.list(n, () => s.int(1, 10_000)) };
  },
  /** least[j]: the least load of j trucks for the weights so far, by all places of the last cut. */
  naive: ({ k, weights }) => {
    const n = weights.length;
    let least = [0, ...Array<number>(n).fill(Infinity)];
    for (let truck = 0; truck < Math.min(k, n); truck++) {
      least = least.map((_, end) => {
        let [load, best] = [0, least[end]!];
        for (let start = end - 1; start >= 0; start--) {
          load += weights[start]!;
          best = Math.min(best, Math.max(load, least[start]!));
        }
        return best;
      });
    }
    return least[n]!;
  },
  generators: {
    fewTrucks: (random) => {
      const weights = Array.from({ length: random.int(1, 30) }, () => random.int(1, 20));
      return `${weights.length} ${random.int(1, 6)}\n${weights.join("\n")}\n`;
    },
  },
});
