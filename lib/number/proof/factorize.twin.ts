import { described } from "../../../scripts/verify/shape";
import type { Answered } from "../../../scripts/verify/twin";

/** The largest primes below `end`, by trial division. */
function primesBefore(end: number, count: number): number[] {
  const primes: number[] = [];
  for (let n = end - 1; primes.length < count; n--) {
    let divisor = 2;
    while (divisor * divisor <= n && n % divisor !== 0) divisor++;
    if (divisor * divisor > n) primes.push(n);
  }
  return primes;
}

/** A line for the product of each list of primes, which ascend. */
function products(lists: readonly (readonly number[])[]): Answered {
  const lines = lists.map((list) => list.reduce((product, p) => product * BigInt(p), 1n));
  const output = lists.map((list) => `${[list.length, ...list].join(" ")}\n`).join("");
  return { input: `${lines.length}\n${lines.join("\n")}\n`, output };
}

export const twin = described({
  problem: "factorize",
  timeLimitMs: 10_000,
  rounds: 6,
  generators: {
    ends: () =>
      products([
        [],
        [2],
        [3],
        [2, 2],
        new Array(59).fill(2),
        new Array(37).fill(3),
        [352523, 352817],
      ]),
    powers: (random) => {
      const primes = [2, 3, 5, 7, 101, 999_983, 999_999_937];
      return products(
        Array.from({ length: 20 }, () => {
          const p = random.pick(primes);
          return new Array(random.int(1, Math.floor(18 / Math.log10(p)))).fill(p);
        }),
      );
    },
    "max-squares": () => products(primesBefore(1e9, 100).map((p) => [p, p])),
    "max-prime": () => ({
      input: `100\n${"999999999999999989\n".repeat(100)}`,
      output: "1 999999999999999989\n".repeat(100),
    }),
    /** The two largest primes below 10^9: no factor is met early. */
    "max-semiprime": () => ({
      input: `100\n${"999999866000004473\n".repeat(100)}`,
      output: "2 999999929 999999937\n".repeat(100),
    }),
  },
  middle: 0,
  shape: (s) => {
    const count = s.size(1, 100, 5);
    return s.list(
      count,
      () =>
        s.numbers(1, 1, 1e12, (random) => [
          random.int(1, random.pick([1000, 1e6, 1e6, 1e6, 1e12])),
        ])[0]!,
    );
  },
  naive: (numbers) =>
    numbers.map((n) => {
      const factors: number[] = [];
      let rest = n;
      for (let d = 2; d * d <= rest; d++) for (; rest % d === 0; rest /= d) factors.push(d);
      if (rest > 1) factors.push(rest);
      return [factors.length, ...factors];
    }),
});
