import { described } from "../../../scripts/verify/shape";
import { expanded } from "./determinant.twin";

const P = 998_244_353n;

export const twin = described({
  problem: "sparse_matrix_det",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 6,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 2000);
    const k = s.size(1, Math.min(8000, n * n), 4);
    const places = s.numbers(3 * k, 0, Number(P) - 1, (random) => {
      // Mostly a diagonal is there, in rows and columns of any order.
      const column = random.shuffle(Array.from({ length: n }, (_, i) => i));
      const entries = new Map<number, number>();
      for (let i = 0; i < n && entries.size < k; i++) {
        entries.set(i * n + column[i]!, random.int(1, Number(P) - 1));
      }
      while (entries.size < k) entries.set(random.int(0, n * n - 1), random.pick([1, 2, 7e8]));
      const lines = [...entries].map(([at, value]) => [Math.floor(at / n), at % n, value]);
      return random.shuffle(lines).flat();
    });
    return { n, entries: Array.from({ length: k }, (_, e) => places.slice(3 * e, 3 * e + 3)) };
  },
  naive: ({ n, entries }) => {
    const dense = Array.from({ length: n }, () => new Array<bigint>(n).fill(0n));
    for (const [i, j, value] of entries) dense[i!]![j!] = BigInt(value!);
    return ((expanded(dense) % P) + P) % P;
  },
});
