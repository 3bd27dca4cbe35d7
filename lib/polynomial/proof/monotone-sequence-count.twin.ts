import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const MOD = 998_244_353;

function text(m: number, low: readonly number[], high: readonly number[]): string {
  return `${low.length} ${m}\n${low.join(" ")}\n${high.join(" ")}\n`;
}

const rising = (random: Random, n: number, most: number) =>
  Array.from({ length: n }, () => random.int(0, most)).sort((a, b) => a - b);

/** Bounds that rise, with room between them, and some of them slacker. */
function stairs(random: Random, n: number, m: number, room: number): string {
  const middle = rising(random, n, m - 1);
  const low = middle.map((value) => Math.max(0, value - random.int(0, room)));
  const high = middle.map((value) => Math.min(m, value + 1 + random.int(0, room)));
  return text(m, low, high);
}

/** The sequences up to each place by their last value, modulo 998244353. */
function naive(input: string): string {
  const [first, lows, highs] = input.split("\n").map((line) => line.split(" ").map(Number));
  const [n, m] = first as [number, number];
  let counts = new Array<number>(m + 1).fill(0);
  counts[0] = 1; // before all places
  for (let i = 0; i < n; i++) {
    let sum = 0;
    counts = counts.map((count, value) => {
      sum = (sum + count) % MOD;
      return lows![i]! <= value && value < highs![i]! ? sum : 0;
    });
  }
  return `${counts.reduce((sum, count) => (sum + count) % MOD, 0)}\n`;
}

/** The product of (shift + k) / k for k from first to last. */
function productOfQuotients(shift: number, first: number, last: number): bigint {
  const p = BigInt(MOD);
  let [above, below] = [1n, 1n];
  for (let k = first; k <= last; k++) {
    above = (above * BigInt(shift + k)) % p;
    below = (below * BigInt(k)) % p;
  }
  // Fermat: 1 / below is its power of MOD - 2.
  for (let bits = MOD - 2; bits > 0; bits >>= 1, below = (below * below) % p) {
    if (bits % 2 === 1) above = (above * below) % p;
  }
  return above;
}

const MOST = 131_072;

export const twin: Twin = {
  problem: "number_of_increasing_sequences_between_two_sequences",
  timeLimitMs: 10_000,
  rounds: 150,
  generators: {
    small: (random) => {
      const [n, m] = [random.int(1, 7), random.int(1, 7)];
      return stairs(random, n, m, random.int(0, m));
    },
    any: (random) => {
      const [n, m] = [random.int(1, 4), random.int(0, 6)];
      const some = (from: number) => Array.from({ length: n }, () => random.int(from, m));
      return text(
        m,
        some(0).map((low) => low >> 1),
        some(m >> 1),
      );
    },
    middle: (random) => {
      const [n, m] = [random.int(1, 400), random.int(1, 400)];
      return stairs(random, n, m, random.pick([3, 40, 200, 400]));
    },
    // All sequences: C(2n - 1, n), the product of (n - 1 + k) / k for k from 1 to n.
    "max-free": () => {
      const [low, high] = [new Array<number>(MOST).fill(0), new Array<number>(MOST).fill(MOST)];
      return { input: text(MOST, low, high), output: `${productOfQuotients(MOST - 1, 1, MOST)}\n` };
    },
    // Paths below the diagonal: Catalan's number of n, the product of (n + k) / k for k from 2 to n.
    "max-ballot": () => {
      const n = MOST;
      const high = Array.from({ length: n }, (_, i) => i + 1);
      return {
        input: text(n, new Array<number>(n).fill(0), high),
        output: `${productOfQuotients(n, 2, n)}\n`,
      };
    },
  },
  atBounds: {
    "max-narrow": (random) => stairs(random, MOST, MOST, 2),
    "max-room": (random) => stairs(random, MOST, MOST, MOST / 4),
    "max-wide": (random) => stairs(random, MOST, MOST, 1000),
    "max-half": (random) => {
      const low = rising(random, MOST, MOST / 2);
      const high = rising(random, MOST, MOST / 2 - 1).map((value) => value + MOST / 2 + 1);
      return text(MOST, low, high);
    },
  },
  naive,
};
