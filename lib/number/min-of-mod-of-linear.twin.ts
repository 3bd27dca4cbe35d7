import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

function tests(random: Random, count: number, largest: number): string {
  const lines = Array.from({ length: count }, () => {
    const m = random.int(1, largest);
    return `${random.int(1, largest)} ${m} ${random.int(0, m - 1)} ${random.int(0, m - 1)}`;
  });
  return `${count}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "min_of_mod_of_linear",
  generators: {
    small: (random) => tests(random, 50, 12),
    middle: (random) => tests(random, 20, 3000),
    /** The values of -i - 1 modulo 10^9 fall one by one; those of i + 1 rise. */
    "max-slope": () => ({
      input: `100000\n${"999999999 1000000000 999999999 999999999\n1000000000 1000000000 1 1\n".repeat(50_000)}`,
      output: "1\n0\n".repeat(50_000),
    }),
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
      const lines = tests(random, 500, 10 ** 9)
        .split("\n")
        .slice(1, -1);
      const values = lines.map((line) => leastByCounts(...(line.split(" ").map(BigInt) as Line)));
      return {
        input: `100000\n${`${lines.join("\n")}\n`.repeat(200)}`,
        output: `${values.join("\n")}\n`.repeat(200),
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
    return lines
      .map((line) => {
        const [n, m, a, b] = line.split(" ").map(Number) as [number, number, number, number];
        let least = b;
        for (let i = 1; i < n; i++) least = Math.min(least, (a * i + b) % m);
        return `${least}\n`;
      })
      .join("");
  },
};

type Line = [n: bigint, m: bigint, a: bigint, b: bigint];

/** Binary search for the least value, by how many of the values are below a bound. */
function leastByCounts(n: bigint, m: bigint, a: bigint, b: bigint): bigint {
  const total = lattice(n, m, a, b);
  let [low, high] = [0n, m];
  while (high - low > 1n) {
    const bound = (low + high) / 2n;
    // A quotient falls by one where the remainder is below the bound; m more keeps it positive.
    if (total + n - lattice(n, m, a, b - bound + m) > 0n) high = bound;
    else low = bound;
  }
  return low;
}

/** The sum of floor((a x + b) / m) for x below n, by Euclid's algorithm. */
function lattice(n: bigint, m: bigint, a: bigint, b: bigint): bigint {
  if (n === 0n) return 0n;
  if (a >= m || b >= m) {
    return ((n * (n - 1n)) / 2n) * (a / m) + n * (b / m) + lattice(n, m, a % m, b % m);
  }
  const rows = (a * (n - 1n) + b) / m;
  return rows * (n - 1n) - lattice(rows, a, m, m - b - 1n);
}
