import { described } from "../../../scripts/verify/shape";
import { naiveInverse, naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";
import { naiveInterpolation } from "./interpolation.twin";

const P = 998244353;
const p = BigInt(P);

/** 3 is a primitive root: this number has the powers 1, r … r^(order - 1), then 1 again. */
const rootOfOrder = (order: number) => naivePower(3n, BigInt((P - 1) / order), p);

/** A ratio with n different powers: in some inputs no more than those, or one more. */
function ratio(random: Random, n: number): number {
  const order = [2, 4, 7, 8, 14, 16, 17, 28].find((least) => least === n || least === n + 1);
  if (n < 3 && random.int(0, 1) === 0) return random.pick(n < 2 ? [0, 1, 2] : [0, 2]);
  const isCyclic = order !== undefined && random.int(0, 2) === 0;
  return isCyclic ? Number(rootOfOrder(order)) : random.int(2, 1000);
}

export const twin = described({
  problem: "polynomial_interpolation_on_geometric_sequence",
  timeLimitMs: 5000,
  rounds: 40,
  middle: 40,
  shape: (s) => {
    const n = s.size(0, 2 ** 19);
    const a = s.int(0, P - 1, (random) => random.int(n < 2 ? 0 : 1, random.pick([9, P - 1])));
    const r = s.int(0, P - 1, (random) => (n > 100 ? 3 : ratio(random, n)));
    const values = s.list(n, () => BigInt(s.int(0, P - 1)));
    return { a: BigInt(a), r: BigInt(r), values };
  },
  generators: {
    /** The values of 1 + x + … + x^(n - 1) = (x^n - 1) / (x - 1) at 5 · r^i, r^(2^19) = 1: (5^n - 1) / (x - 1). */
    "max-geometric": () => {
      const n = 2 ** 19;
      const r = rootOfOrder(n);
      const top = naivePower(5n, BigInt(n), p) - 1n;
      const values: bigint[] = [];
      for (let x = 5n; values.length < n; x = (x * r) % p) {
        values.push((top * naiveInverse(x - 1n, p)) % p);
      }
      return { input: `${n} 5 ${r}\n${values.join(" ")}\n`, output: "1 ".repeat(n) };
    },
  },
  naive: ({ a, r, values }) => {
    const x = values.map((_, i) => (a * naivePower(r, BigInt(i), p)) % p);
    return [naiveInterpolation(x, values)];
  },
});
