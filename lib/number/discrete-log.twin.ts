import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

function tests(random: Random, count: number, largest: number): string {
  const lines = Array.from({ length: count }, () => {
    const m = random.int(1, largest);
    return `${random.int(0, m - 1)} ${random.int(0, m - 1)} ${m}`;
  });
  return `${count}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "discrete_logarithm_mod",
  generators: {
    small: (random) => tests(random, 100, 30),
    middle: (random) => tests(random, 30, 3000),
    /** 5 is a primitive root of p = 10^9 + 7, so -1 is its power to (p - 1) / 2, and 0 is none. */
    "max-prime": () => ({
      input: `100\n${"5 1000000006 1000000007\n5 0 1000000007\n".repeat(50)}`,
      output: "500000003\n-1\n".repeat(50),
    }),
    "max-random": (random) => {
      const exponents = Array.from({ length: 100 }, () => random.int(0, 1_000_000_005));
      const lines = exponents.map((exponent) => `5 ${power(5n, exponent)} 1000000007\n`);
      return { input: `100\n${lines.join("")}`, output: `${exponents.join("\n")}\n` };
    },
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    return lines
      .map((line) => {
        const [base, value, m] = line.split(" ").map(Number) as [number, number, number];
        let power = 1 % m;
        for (let k = 0; k <= m; k++, power = (power * base) % m)
          if (power === value) return `${k}\n`;
        return "-1\n";
      })
      .join("");
  },
};

function power(base: bigint, exponent: number): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result * (bit === "1" ? base : 1n)) % 1_000_000_007n;
  }
  return result;
}
