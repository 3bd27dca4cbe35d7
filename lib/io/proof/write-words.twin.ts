import { described } from "../../../scripts/verify/shape";

/** Sums of many pairs in [low, high]; BigInt knows them. */
export const pairSumTwin = (problem: string, most: number, low: bigint, high: bigint) =>
  described({
    problem,
    timeLimitMs: 5_000,
    middle: 300,
    shape: (s) => {
      const number = () =>
        s.bigint(low, high, (random) => {
          const power = 10n ** BigInt(random.int(0, String(high).length - 1));
          const value = random.pick([random.bigint(0n, power), random.bigint(0n, 20n), power]);
          return low < 0n ? value * random.pick([1n, -1n]) : value;
        });
      return s.list(s.size(1, most), () => [number(), number()] as const);
    },
    atBounds: { "max-equal": () => `${most}\n${`${high} ${high}\n`.repeat(most)}` },
    naive: (pairs) => pairs.map(([a, b]) => a + b),
  });

export const twin = pairSumTwin("many_aplusb", 1_000_000, 0n, 10n ** 18n);
