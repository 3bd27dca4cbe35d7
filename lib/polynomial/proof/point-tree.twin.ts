import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "multipoint_evaluation",
  timeLimitMs: 10_000,
  rounds: 40,
  middle: 80,
  shape: (s) => {
    const [n, m] = [s.size(1, 2 ** 17), s.size(1, 2 ** 17)];
    const terms = (count: number) => s.list(count, () => BigInt(s.int(0, P - 1)));
    return [terms(n), terms(m)] as const;
  },
  naive: ([f, points]) => [
    points.map((x) => f.reduceRight((sum, term) => (sum * x + term) % BigInt(P), 0n)),
  ],
});
