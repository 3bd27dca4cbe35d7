import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { naivePower } from "./naive-power";

const isPrime = (n: number) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n >= 2;
};

function tests(random: Random, count: number, largest: number): string {
  const lines: string[] = [];
  while (lines.length < count) {
    const p = random.int(2, largest);
    if (isPrime(p)) lines.push(`${random.int(0, p - 1)} ${p}`);
  }
  return `${count}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "sqrt_mod",
  timeLimitMs: 10_000,
  rounds: 12,
  generators: {
    small: (random) => tests(random, 100, 50),
    middle: (random) => tests(random, 50, 30_000),
    /** 998244352 = 2^23 · 119 makes the longest search. */
    "max-sylow": (random) => {
      const lines = Array.from(
        { length: 100_000 },
        () => `${random.int(0, 998244352)} 998244353\n`,
      );
      return `100000\n${lines.join("")}`;
    },
  },
  atBounds: {
    "max-large-prime": (random) => {
      const lines = Array.from(
        { length: 100_000 },
        () => `${random.int(0, 999999936)} 999999937\n`,
      );
      return `100000\n${lines.join("")}`;
    },
  },
  naive: (input) =>
    input
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => {
        const [a, p] = line.split(" ").map(Number) as [number, number];
        for (let x = 0; x < p; x++) if ((x * x) % p === a) return `${x}\n`;
        return "-1\n";
      })
      .join(""),
  /** A root is right if its square is; there is none only where Euler's criterion says so. */
  check: (input, output) => {
    const numbers = input.trim().split(/\s+/).slice(1).map(BigInt);
    const roots = output.trim().split(/\s+/).map(BigInt);
    if (2 * roots.length !== numbers.length)
      throw new Error(`expected ${numbers.length / 2} roots`);
    roots.forEach((x, i) => {
      const [a, p] = numbers.slice(2 * i, 2 * i + 2) as [bigint, bigint];
      if (x !== -1n) {
        if (x < 0n || x >= p) throw new Error(`${x} is no residue modulo ${p}`);
        if ((x * x) % p !== a) throw new Error(`${x}² is not ${a} modulo ${p}`);
      } else if (p === 2n || a === 0n || naivePower(a, (p - 1n) / 2n, p) === 1n) {
        throw new Error(`${a} has a square root modulo ${p}`);
      }
    });
  },
};
