import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const LAST = 2n ** 64n - 1n;

function tests(lines: readonly string[]): string {
  return `${lines.length}\n${lines.join("\n")}\n`;
}

/** At, just before and just behind a power. */
function nearPower(random: Random): string {
  const k = random.int(2, 64);
  const root = BigInt(random.int(1, Math.floor(2 ** (64 / k))));
  const value = root ** BigInt(k) + BigInt(random.int(-1, 1));
  return `${value > LAST ? LAST : value} ${k}`;
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

export const twin: Twin = {
  problem: "kth_root_integer",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => tests(times(20, () => `${random.int(0, 300)} ${random.int(1, 9)}`)),
    powers: (random) => tests(times(40, () => nearPower(random))),
    large: (random) =>
      tests(times(40, () => `${LAST - BigInt(random.int(0, 3))} ${random.int(1, 64)}`)),
    "max-last": () => ({
      input: tests(times(500_000, () => `${LAST} 2`)),
      output: "4294967295\n".repeat(500_000),
    }),
    "max-fourth": () => ({
      input: tests(times(500_000, () => `${65_535n ** 4n} 4`)),
      output: "65535\n".repeat(500_000),
    }),
  },
  /** By bisection. */
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const answers = lines.map((line) => {
      const [n, k] = line.split(" ").map(BigInt);
      let [low, high] = [0n, 2n ** 64n];
      while (high - low > 1n) {
        const middle = (low + high) / 2n;
        if (middle ** k! <= n!) low = middle;
        else high = middle;
      }
      return low;
    });
    return `${answers.join("\n")}\n`;
  },
};
