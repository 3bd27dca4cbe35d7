import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "range_parallel_unionfind",
  timeLimitMs: 5000,
  middle: 30,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000)];
    const weights = s.list(n, () => BigInt(s.int(0, Number(P) - 1)));
    const union = () => {
      const k = s.int(0, n - 1);
      return [k, s.index(n - k), s.index(n - k)] as const;
    };
    return { weights, unions: s.list(q, union) };
  },
  naive: ({ weights, unions }) => {
    const labels = weights.map((_, i) => i);
    return unions.map(([k, a, b]) => {
      for (let i = 0; i < k; i++) {
        const [old, kept] = [labels[a + i]!, labels[b + i]!];
        labels.forEach((label, j) => {
          if (label === old) labels[j] = kept;
        });
      }
      let sum = 0n;
      for (const [i, label] of labels.entries()) {
        for (let j = 0; j < i; j++) if (labels[j] === label) sum += weights[i]! * weights[j]!;
      }
      return sum % P;
    });
  },
});
