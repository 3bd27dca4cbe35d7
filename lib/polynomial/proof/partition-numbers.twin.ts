import type { Twin } from "../../../scripts/verify/twin";

const P = 998244353n;

export const twin: Twin = {
  problem: "partition_function",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => `${random.int(0, 10)}\n`,
    middle: (random) => `${random.int(11, 600)}\n`,
    "max-500000": () => "500000\n",
  },
  /** By the largest summand: adding k more to sums with summands up to k. */
  naive: (input) => {
    const n = Number(input);
    const ways = new Array<bigint>(n + 1).fill(0n);
    ways[0] = 1n;
    for (let k = 1; k <= n; k++) {
      for (let sum = k; sum <= n; sum++) ways[sum] = (ways[sum]! + ways[sum - k]!) % P;
    }
    return `${ways.join(" ")}\n`;
  },
  /** Of large inputs: p(100), p(1000) and p(10000) of OEIS A070177. */
  check: (input, output, expected) => {
    const actual = output.trim().split(/\s+/);
    if (expected !== undefined && expected.trim() !== actual.join(" ")) throw new Error("differs");
    if (actual.length !== Number(input) + 1) throw new Error(`found ${actual.length} numbers`);
    for (const [n, number] of [
      [100, 190569292n],
      [1000, 24061467864032622473692149727991n],
    ] as const) {
      if (actual[n] !== undefined && BigInt(actual[n]) !== number % P) {
        throw new Error(`p(${n}) is wrong`);
      }
    }
  },
};
