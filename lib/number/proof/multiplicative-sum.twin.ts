import { described } from "../../../scripts/verify/shape";

const P = 469_762_049;

/** For the problem with N up to `most`. */
export const multiplicativeTwin = (problem: string, timeLimitMs: number, most: number) =>
  described({
    problem,
    timeLimitMs,
    rounds: 8,
    middle: 0,
    shape: (s) => {
      const count = s.pick(1, 2, 3);
      return s.list(count, () => [s.size(1, most, 100), s.int(0, P - 1), s.int(0, P - 1)] as const);
    },
    /** From the powers of one prime factor of each number. */
    naive: (lines) =>
      lines.map(([n, a, b]) => {
        const values = [0n, 1n];
        let sum = 1n;
        for (let k = 2; k <= n; k++) {
          let p = 2;
          while (k % p !== 0) p = p * p > k ? k : p + 1;
          let [rest, e] = [k, 0n];
          for (; rest % p === 0; rest /= p) e++;
          values.push((values[rest]! * (BigInt(a) * e + BigInt(b) * BigInt(p))) % BigInt(P));
          sum += values[k]!;
        }
        return sum % BigInt(P);
      }),
  });

export const twin = multiplicativeTwin("sum_of_multiplicative_function", 10_000, 10 ** 11);
