import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { naiveInverse } from "./naive-power";

function large(random: Random, m: number): string {
  const lines = Array.from({ length: 200_000 }, () => {
    const n = random.bigint(0n, 10n ** 18n);
    return `${n} ${random.bigint(0n, n)}\n`;
  });
  return `200000 ${m}\n${lines.join("")}`;
}

export const twin = described({
  problem: "binomial_coefficient",
  timeLimitMs: 10_000,
  rounds: 5,
  small: 40,
  middle: 0,
  shape: (s) => {
    const count = s.size(1, 200_000);
    const m = s.int(1, 1_000_000, (random) =>
      random.pick([random.int(1, 40), random.int(1, 1e6), 2 ** 10, 3 ** 6, 5 ** 4, 720720]),
    );
    /** k may be above n. */
    const number = () =>
      s.bigint(0n, 10n ** 18n, (random) =>
        random.bigint(0n, random.pick(count > 100 ? [10n ** 18n] : [30n, 30n, 400n])),
      );
    return { m, queries: s.list(count, () => [number(), number()] as const) };
  },
  generators: {
    /** Their answers are judged by Lucas' theorem, modulo each prime that divides m once. */
    "max-510510": (random) => large(random, 510_510),
    "max-prime": (random) => large(random, 999_983),
    "max-524288": (random) => large(random, 524_288),
  },
  atBounds: {
    "max-two": (random) => large(random, 2),
    "max-prime-square": (random) => large(random, 997 ** 2),
    "max-million": (random) => large(random, 1_000_000),
  },
  /** From the exact numbers. */
  naive: ({ m, queries }) =>
    queries.map(([n, k]) => {
      let product = 1n;
      for (let i = 1n; i <= k; i++) product = (product * (n - k + i)) / i;
      return product % BigInt(m);
    }),
  check: ({ m, queries }, output, expected) => {
    const actual = output.trim().split(/\s+/);
    if (actual.length !== queries.length) throw new Error(`expected ${queries.length} numbers`);
    if (expected !== undefined) {
      if (expected.trim().split(/\s+/).join(" ") !== actual.join(" ")) throw new Error("differs");
      return;
    }
    for (const p of [2, 3, 5, 7, 11, 13, 17, 999_983]) {
      if (m % p !== 0) continue;
      const step = p > 100 ? 20_000 : 100; // Lucas' steps for a large prime are slow
      for (let i = 0; i < queries.length; i += step) {
        const [n, k] = queries[i]!;
        if (Number(actual[i]) % p !== lucas(n, k, p)) {
          throw new Error(`${n} over ${k} is wrong modulo ${p}`);
        }
      }
    }
  },
});

/** Lucas' theorem: digit by digit to the base p. */
function lucas(n: bigint, k: bigint, p: number): number {
  let result = 1n;
  const prime = BigInt(p);
  for (let [a, b] = [n, k]; a > 0n; [a, b] = [a / prime, b / prime]) {
    const [x, y] = [a % prime, b % prime];
    if (y > x) return 0;
    let [top, bottom] = [1n, 1n];
    for (let i = 1n; i <= (2n * y > x ? x - y : y); i++) {
      top = (top * (x - i + 1n)) % prime;
      bottom = (bottom * i) % prime;
    }
    const inverse = naiveInverse(bottom, prime);
    result = (result * top * (p === 2 ? 1n : inverse)) % prime;
  }
  return Number(result);
}
