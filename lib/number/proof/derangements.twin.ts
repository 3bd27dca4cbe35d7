import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "montmort_number_mod",
  timeLimitMs: 10_000,
  rounds: 30,
  middle: 150,
  shape: (s) => [s.size(1, 1_000_000), s.int(1, 1e9)] as const,
  /** Inclusion and exclusion: the sum of (-1)^i · n! / i!, whose terms are falling factorials. */
  naive: ([n, m]) => {
    const modulus = BigInt(m);
    const answers = Array.from({ length: n }, (_, at) => {
      let [sum, falling] = [0n, 1n]; // falling is k! / i!
      for (let i = at + 1; i >= 0; i--) {
        sum += i % 2 === 0 ? falling : -falling;
        falling = (falling * BigInt(i)) % modulus;
      }
      return ((sum % modulus) + modulus) % modulus;
    });
    return [answers];
  },
});
