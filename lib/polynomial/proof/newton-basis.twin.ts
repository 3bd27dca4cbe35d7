import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function conversion(random: Random, n: number, low = 0, high = P - 1): string {
  const terms = () => Array.from({ length: n }, () => random.int(low, high)).join(" ");
  return `${n}\n${terms()}\n${terms()}\n`;
}

export const twin: Twin = {
  problem: "conversion_from_monomial_basis_to_newton_basis",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => conversion(random, random.int(0, 8), 0, 9),
    middle: (random) => conversion(random, random.int(20, 140)),
    extreme: (random) => conversion(random, random.int(60, 70), P - 2),
    /** x^(2^16) + x in x - 1 and powers of it times x + 1: with points 1 and -1 in turn, x² = 1 + (x² - 1). */
    "max-signs": () => {
      const n = 2 ** 17;
      const f = new Array<number>(n).fill(0);
      f[1] = 1;
      f[2 ** 16] = 1;
      const points = Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 1 : P - 1));
      // c[2 k] is C(2^15, k), and x = 1 + (x - 1).
      const p = BigInt(P);
      const inverses = [0n, 1n];
      const terms = new Array<bigint>(n).fill(0n);
      terms[0] = 1n;
      for (let k = 1; k <= 2 ** 15; k++) {
        if (k > 1) inverses.push((BigInt(P - Math.floor(P / k)) * inverses[P % k]!) % p);
        terms[2 * k] = (((terms[2 * k - 2]! * BigInt(2 ** 15 - k + 1)) % p) * inverses[k]!) % p;
      }
      terms[0] = 2n;
      terms[1] = 1n;
      return { input: `${n}\n${f.join(" ")}\n${points.join(" ")}\n`, output: terms.join(" ") };
    },
  },
  atBounds: {
    "max-random": (random) => conversion(random, 2 ** 17),
    "max-high": (random) => conversion(random, 2 ** 17, P - 2),
  },
  /** Division by one point after the other. */
  naive: (input) => {
    const p = BigInt(P);
    const [, f, points] = input
      .split("\n")
      .map((line) => line.split(" ").filter(Boolean).map(BigInt));
    const c = f!.slice();
    for (let k = 0; k < c.length; k++) {
      for (let i = c.length - 2; i >= k; i--) c[i] = (c[i]! + c[i + 1]! * points![k]!) % p;
    }
    return `${c.join(" ")}\n`;
  },
};
