import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

const MOD = 998_244_353;

/** Bounds that rise, with room between them, and some of them slacker: one list behind the other. */
function stairs(random: Random, n: number, m: number): number[] {
  const room = random.pick([0, 3, 40, m]);
  const middle = Array.from({ length: n }, () => random.int(0, m)).sort((a, b) => a - b);
  const low = middle.map((value) => Math.max(0, value - random.int(0, room)));
  return [...low, ...middle.map((value) => Math.min(m, value + 1 + random.int(0, room)))];
}

export const twin = described({
  problem: "number_of_increasing_sequences_between_two_sequences",
  timeLimitMs: 10_000,
  rounds: 100,
  middle: 200,
  generators: {
    /** Paths enter wide rectangles from the left and from below. */
    wide: () => {
      const row = (of: (i: number) => number) =>
        Array.from({ length: 90 }, (_, i) => of(i)).join(" ");
      const lows = row((i) => (i < 20 ? 0 : 30 + (i >> 1)));
      return `90 160\n${lows}\n${row((i) => (i < 10 ? 40 : i < 20 ? 90 : 160))}\n`;
    },
  },
  shape: (s) => {
    const [n, m] = [s.size(1, 131_072), s.size(0, 131_072)];
    const bounds = s.numbers(2 * n, 0, m, (random) => stairs(random, n, m));
    return { n, m, low: bounds.slice(0, n), high: bounds.slice(n) };
  },
  /** The sequences up to each place by their last value. */
  naive: ({ n, m, low, high }) => {
    let counts = new Array<number>(m + 1).fill(0);
    counts[0] = 1; // before all places
    for (let i = 0; i < n; i++) {
      let sum = 0;
      counts = counts.map((count, value) => {
        sum = (sum + count) % MOD;
        return low[i]! <= value && value < high[i]! ? sum : 0;
      });
    }
    return counts.reduce((sum, count) => (sum + count) % MOD, 0);
  },
});
