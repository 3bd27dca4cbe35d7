import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "multipoint_evaluation_on_geometric_sequence",
  timeLimitMs: 10_000,
  rounds: 50,
  shape: (s) => {
    const [n, m] = [s.size(1, 2 ** 19), s.size(1, 2 ** 19)];
    const [a, r] = [BigInt(s.int(0, P - 1)), BigInt(s.int(0, P - 1))];
    return { m, a, r, f: s.list(n, () => BigInt(s.int(0, P - 1))) };
  },
  naive: ({ m, a, r, f }) => {
    const p = BigInt(P);
    const values: bigint[] = [];
    for (let x = a; values.length < m; x = (x * r) % p) {
      values.push(f.reduceRight((sum, term) => (sum * x + term) % p, 0n));
    }
    return [values];
  },
});
