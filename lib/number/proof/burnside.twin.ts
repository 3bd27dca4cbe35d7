import type { Twin } from "../../../scripts/verify/twin";

const P = 1_000_000_007n;

export const twin: Twin = {
  problem: "counting_necklaces",
  timeLimitMs: 1000,
  generators: {
    small: (random) => `${random.int(1, 12)} ${random.int(1, 5)}\n`,
    middle: (random) => `${random.int(1, 400)} ${random.int(1, 1e6)}\n`,
    "max-prime": () => "999983 1000000\n",
    "max-divisors": () => "720720 999999\n",
  },
  /** The average, over all turns, of the colourings that a turn leaves alone; P is no factor of n. */
  naive: (input) => {
    const [n, m] = input.trim().split(" ").map(Number) as [number, number];
    const powers = [1n];
    for (let i = 1; i <= n; i++) powers.push((powers[i - 1]! * BigInt(m)) % P);
    let sum = 0n;
    for (let turn = 1; turn <= n; turn++) {
      let [cycles, rest] = [n, turn];
      while (rest > 0) [cycles, rest] = [rest, cycles % rest];
      sum += powers[cycles]!;
    }
    let inverse = 1n;
    for (let [square, left] = [BigInt(n), P - 2n]; left > 0n; left >>= 1n) {
      if ((left & 1n) === 1n) inverse = (inverse * square) % P;
      square = (square * square) % P;
    }
    return `${((sum % P) * inverse) % P}\n`;
  },
};
