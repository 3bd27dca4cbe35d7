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
    if (isPrime(p)) lines.push(`${random.int(0, 2 * p)} ${random.int(0, p - 1)} ${p}`);
  }
  return `${count}\n${lines.join("\n")}\n`;
}

const lines = (count: number, line: (i: number) => string) =>
  `${count}\n${Array.from({ length: count }, (_, i) => `${line(i)}\n`).join("")}`;

export const twin: Twin = {
  problem: "kth_root_mod",
  timeLimitMs: 5_000,
  rounds: 20,
  generators: {
    small: (random) => tests(random, 100, 50),
    middle: (random) => tests(random, 20, 3000),
    /** p - 1 = 2^23 · 7 · 17, and 3^8 has roots to the degree 2^3. */
    "max-sylow": () => `5000\n${"8388608 1 998244353\n8 6561 998244353\n".repeat(2500)}`,
    "max-random": (random) => tests(random, 5000, 10 ** 9),
  },
  atBounds: {
    "max-safe-prime": (random) =>
      lines(5000, (i) => {
        const p = random.pick([999_999_503, 999_998_687, 999_998_639, 999_998_459]);
        return `${i % 2 === 0 ? (p - 1) / 2 : random.int(0, 1e9)} ${random.int(0, p - 1)} ${p}`;
      }),
    // Degrees that are powers of two, of numbers that are powers to a lower degree.
    "max-powers-of-two": (random) =>
      lines(5000, () => {
        const power = naivePower(
          BigInt(random.int(1, 998244352)),
          1n << BigInt(random.int(0, 23)),
          998244353n,
        );
        return `${2 ** random.int(1, 29)} ${power} 998244353`;
      }),
    // p - 1 is divisible by the square of a prime near its root.
    "max-prime-squared": (random) =>
      lines(5000, () => {
        const [r, p] = random.pick([
          [15737, 990612677],
          [15733, 990109157],
          [15607, 974313797],
        ]) as [number, number];
        return `${r} ${naivePower(BigInt(random.int(1, p - 1)), BigInt(r), BigInt(p))} ${p}`;
      }),
  },
  naive: (input) =>
    input
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => {
        const [k, a, p] = line.split(" ").map(BigInt) as [bigint, bigint, bigint];
        for (let x = 0n; x < p; x++) if (naivePower(x, k, p) === a) return `${x}\n`;
        return "-1\n";
      })
      .join(""),
  /** A root is right if its power is; there is none only where Euler's criterion says so. */
  check: (input, output) => {
    const numbers = input.trim().split(/\s+/).slice(1).map(BigInt);
    const roots = output.trim().split(/\s+/).map(BigInt);
    if (3 * roots.length !== numbers.length)
      throw new Error(`expected ${numbers.length / 3} roots`);
    roots.forEach((x, i) => {
      const [k, a, p] = numbers.slice(3 * i, 3 * i + 3) as [bigint, bigint, bigint];
      if (x !== -1n) {
        if (x < 0n || x >= p) throw new Error(`${x} is no residue modulo ${p}`);
        if (naivePower(x, k, p) !== a) throw new Error(`${x}^${k} is not ${a} modulo ${p}`);
      } else if (k === 0n ? a === 1n : a === 0n || isPower(a, k, p)) {
        throw new Error(`${a} has a root to the degree ${k} modulo ${p}`);
      }
    });
  },
};

function isPower(a: bigint, k: bigint, p: bigint): boolean {
  let [x, y] = [k, p - 1n];
  while (y !== 0n) [x, y] = [y, x % y];
  return naivePower(a, (p - 1n) / x, p) === 1n;
}
