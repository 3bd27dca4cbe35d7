import { described } from "../../../scripts/verify/shape";

const P = 1_000_000_007n;

export const twin = described({
  problem: "622F",
  rounds: 40,
  middle: 150,
  shape: (s) => [s.size(1, 1e9, 5), s.size(0, 1_000_000)] as const,
  /** Power by power in BigInt. */
  naive: ([n, k]) => {
    let sum = 0n;
    for (let i = 1; i <= n; i++) {
      let power = 1n;
      for (let j = 0; j < k; j++) power = (power * BigInt(i)) % P;
      sum += power;
    }
    return sum % P;
  },
  generators: {
    // Nicomachus: the sum of the first n cubes is the square of the sum of the first n numbers.
    cubes: (random) => {
      const n = BigInt(random.int(1, 1e9));
      return { input: `${n} 3\n`, output: `${((n * (n + 1n)) / 2n) ** 2n % P}\n` };
    },
  },
});
