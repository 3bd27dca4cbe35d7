import { described } from "../../../scripts/verify/shape";
import { naivePower } from "./naive-power";
import { primeUpTo } from "./naive-prime";

export const twin = described({
  problem: "sqrt_mod",
  timeLimitMs: 10_000,
  rounds: 12,
  middle: 0,
  shape: (s) => {
    const count = s.size(1, 100_000, 10);
    // The text names the residue before the modulus.
    return s.list(count, () => {
      const numbers = s.numbers(2, 0, 1e9, (random) => {
        // 998244352 = 2^23 · 119 makes the longest search.
        const p = count < 100_000 ? primeUpTo(random, random.pick([50, 30_000])) : 998_244_353;
        return [random.int(0, p - 1), p];
      });
      return numbers.map(BigInt) as [bigint, bigint];
    });
  },
  naive: (tests) =>
    tests.map(([a, p]) => {
      for (let x = 0; x < p; x++) if ((x * x) % Number(p) === Number(a)) return x;
      return -1;
    }),
  /** A root is right if its square is; there is none only where Euler's criterion says so. */
  check: (tests, output) => {
    const roots = output.trim().split(/\s+/).map(BigInt);
    if (roots.length !== tests.length) throw new Error(`expected ${tests.length} roots`);
    roots.forEach((x, i) => {
      const [a, p] = tests[i]!;
      if (x !== -1n) {
        if (x < 0n || x >= p) throw new Error(`${x} is no residue modulo ${p}`);
        if ((x * x) % p !== a) throw new Error(`${x}² is not ${a} modulo ${p}`);
      } else if (p === 2n || a === 0n || naivePower(a, (p - 1n) / 2n, p) === 1n) {
        throw new Error(`${a} has a square root modulo ${p}`);
      }
    });
  },
});
