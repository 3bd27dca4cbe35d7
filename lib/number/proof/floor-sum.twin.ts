import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function tests(random: Random, count: number, largest: number): string {
  const lines = Array.from({ length: count }, () => {
    const m = random.int(1, largest);
    return `${random.int(1, largest)} ${m} ${random.int(0, m - 1)} ${random.int(0, m - 1)}`;
  });
  return `${count}\n${lines.join("\n")}\n`;
}

/** n, m, a, b: about (a x + b) modulo m or divided by m, for x below n. */
type Line<T> = [n: T, m: T, a: T, b: T];

interface LinearTwin {
  readonly rounds?: number;
  readonly problem: string;
  readonly timeLimitMs: number;
  /** 100,000 lines whose answers are known. */
  readonly slope: Answered;
  /** How many different lines "max-random" has: it repeats them up to 100,000. */
  readonly count: number;
  readonly answer: (...line: Line<bigint>) => bigint;
  /** By trying all x. */
  readonly slow: (...line: Line<number>) => number;
}

/** For problems of many lines "n m a b", each with one answer. */
export function linearTwin({ slope, count, answer, slow, ...facts }: LinearTwin): Twin {
  return {
    ...facts,
    generators: {
      small: (random) => tests(random, 50, 12),
      middle: (random) => tests(random, 20, 3000),
      "max-slope": () => slope,
      // n = 1, m = 1, and lines of which all values are alike.
      ends: (random) => {
        const lines = Array.from({ length: 20 }, () => {
          const m = random.pick([1, 2, 30]);
          const part = () => random.pick([0, m - 1]);
          return `${random.pick([1, 50])} ${m} ${part()} ${part()}`;
        });
        return `20\n${lines.join("\n")}\n`;
      },
      "max-random": (random) => {
        const lines = tests(random, count, 10 ** 9)
          .split("\n")
          .slice(1, -1);
        const answers = lines.map((line) =>
          answer(...(line.split(" ").map(BigInt) as Line<bigint>)),
        );
        return {
          input: `100000\n${`${lines.join("\n")}\n`.repeat(100_000 / count)}`,
          output: `${answers.join("\n")}\n`.repeat(100_000 / count),
        };
      },
    },
    atBounds: {
      // Neighbours in Fibonacci's sequence make the longest run of Euclid's algorithm.
      "max-fibonacci": (random) => {
        const line = () => `1000000000 701408733 433494437 ${random.int(0, 701408732)}`;
        return `100000\n${Array.from({ length: 100_000 }, line).join("\n")}\n`;
      },
      "max-all": (random) => tests(random, 100_000, 10 ** 9),
      "max-ends": () =>
        `100000\n${"1000000000 1 0 0\n1000000000 1000000000 999999999 999999999\n".repeat(50_000)}`,
    },
    naive: (input) => {
      const lines = input.trimEnd().split("\n").slice(1);
      const answers = lines.map((line) => slow(...(line.split(" ").map(Number) as Line<number>)));
      return `${answers.join("\n")}\n`;
    },
  };
}

export const twin: Twin = linearTwin({
  problem: "sum_of_floor_of_linear",
  timeLimitMs: 5_000,
  /** With a = m - 1 and b = 0 the terms are 0, 0, 1, 2 … n - 2, while n ≤ m. */
  slope: {
    input: `100000\n${"1000000000 1000000000 999999999 0\n".repeat(100_000)}`,
    output: "499999998500000001\n".repeat(100_000),
  },
  count: 2000,
  answer: lattice,
  slow: (n, m, a, b) => {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += Math.floor((a * i + b) / m);
    return sum;
  },
});

/** The sum of floor((a x + b) / m) for x below n, by Euclid's algorithm: points below a line. */
export function lattice(n: bigint, m: bigint, a: bigint, b: bigint): bigint {
  if (n === 0n) return 0n;
  if (a >= m || b >= m) {
    return ((n * (n - 1n)) / 2n) * (a / m) + n * (b / m) + lattice(n, m, a % m, b % m);
  }
  const rows = (a * (n - 1n) + b) / m;
  return rows * (n - 1n) - lattice(rows, a, m, m - b - 1n);
}
