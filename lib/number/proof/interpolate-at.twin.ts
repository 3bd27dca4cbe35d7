import type { Twin } from "../../../scripts/verify/twin";

const P = 1_000_000_007n;

/** Power by power in BigInt. */
function naive(input: string): string {
  const [n, k] = input.trim().split(" ").map(Number) as [number, number];
  let sum = 0n;
  for (let i = 1; i <= n; i++) {
    let power = 1n;
    for (let j = 0; j < k; j++) power = (power * BigInt(i)) % P;
    sum += power;
  }
  return `${sum % P}\n`;
}

export const twin: Twin = {
  problem: "622F",
  rounds: 30,
  generators: {
    small: (random) => `${random.int(1, 30)} ${random.int(0, 12)}\n`,
    large: (random) => `${random.int(1, 2000)} ${random.int(0, 300)}\n`,
    ones: (random) => {
      const n = random.int(1, 1e9);
      return { input: `${n} 0\n`, output: `${n}\n` };
    },
    // Nicomachus: the sum of the first n cubes is the square of the sum of the first n numbers.
    cubes: (random) => {
      const n = BigInt(random.int(1, 1e9));
      return { input: `${n} 3\n`, output: `${((n * (n + 1n)) / 2n) ** 2n % P}\n` };
    },
  },
  atBounds: {
    "max-both": () => "1000000000 1000000\n",
    "max-power": (random) => `${random.int(1, 1e9)} 1000000\n`,
  },
  naive,
};
