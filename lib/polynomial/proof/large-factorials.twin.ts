import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";

const P = 998_244_353;

export const twin = described({
  problem: "factorial",
  timeLimitMs: 10_000,
  middle: 0,
  shape: (s) => s.list(s.size(1, 5), () => s.size(0, P - 1, 300)),
  /** Factor after factor; from p - 1 down, where the factorial is -1. */
  naive: (numbers) => numbers.map(naiveFactorial),
  generators: {
    high: (random) => `1\n${random.int(P - 3000, P - 1)}\n`,
    /** (p / 2)! is a square root of -1, and (p - 2)! is 1. */
    "max-half": () => ({ input: `2\n${(P - 1) / 2}\n${P - 2}\n`, output: "911660635\n1\n" }),
  },
});

function naiveFactorial(n: number): bigint {
  const p = BigInt(P);
  let product = 1n;
  if (n < P / 2) {
    for (let i = 2; i <= n; i++) product = (product * BigInt(i)) % p;
    return product;
  }
  for (let i = n + 1; i < P; i++) product = (product * BigInt(i)) % p;
  return naiveInverse(p - product, p);
}
