import { described } from "../../../scripts/verify/shape";
import { allQuotients, P, sumLine, valuesOf } from "./dirichlet-product.twin";
import { naiveInverse } from "./naive-power";

export const twin = described({
  problem: "dirichlet_inverse_and_prefix_sums",
  timeLimitMs: 30_000,
  rounds: 10,
  middle: 300,
  shape: (s) => {
    const [, n] = [s.pick(1), s.size(1, 1e12, 50)];
    return { n, sums: s.list(allQuotients(n).length, () => BigInt(s.int(1, P - 1))) };
  },
  naive: ({ n, sums }) => {
    const values = valuesOf(n, sums);
    const inverse = naiveInverse(values[1]!, BigInt(P));
    const rest = new Array<bigint>(n + 1).fill(0n);
    rest[1] = 1n;
    const result = rest.map(() => 0n);
    for (let b = 1; b <= n; b++) {
      result[b] = (rest[b]! * inverse) % BigInt(P);
      for (let a = 2; a * b <= n; a++) rest[a * b]! -= values[a]! * result[b]!;
    }
    return [sumLine(n, result)];
  },
});
