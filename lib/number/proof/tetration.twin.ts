import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function tests(count: number, line: () => readonly number[]): string {
  const lines = Array.from({ length: count }, () => `${line().join(" ")}\n`);
  return `${count}\n${lines.join("")}`;
}

const below = (random: Random, a: number, b: number, m: number) => () => [
  random.int(0, a),
  random.int(0, b),
  random.int(1, m),
];

/** A tower whose exponent has at most some thousand bits; undefined for others. */
function exact(a: bigint, b: number): bigint | undefined {
  let value = 1n;
  for (let k = 0; k < b; k++) {
    if (a > 1n && value > 2000n) return undefined;
    value = a ** value;
  }
  return value;
}

/**
 * a^e modulo m for the e of a tower, without Euler's theorem: the powers of a modulo m run into a cycle, and e
 * is asked for modulo its length.
 */
function cyclic(a: bigint, b: number, m: bigint): bigint {
  const value = exact(a, b);
  if (value !== undefined) return value % m;
  const seen = new Map<bigint, number>();
  const powers: bigint[] = [];
  let power = 1n % m;
  for (; !seen.has(power); power = (power * a) % m) {
    seen.set(power, powers.length);
    powers.push(power);
  }
  const start = BigInt(seen.get(power)!);
  const length = BigInt(powers.length) - start;
  // The exponent is larger than 2000, which the starts of moduli up to 500 are not.
  const rest = cyclic(a, b - 1, length);
  return powers[Number(start + ((((rest - start) % length) + length) % length))]!;
}

export const twin: Twin = {
  problem: "tetration_mod",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => tests(40, below(random, 4, 4, 30)),
    middle: (random) => tests(20, below(random, 500, 6, 500)),
    tall: (random) => tests(20, below(random, 20, 1_000_000_000, 500)),
    /** 10^9 divides 10 to any power from 9 on. */
    "max-powers": () => ({
      input: tests(1000, () => [10, 1_000_000_000, 1_000_000_000]),
      output: "0\n".repeat(1000),
    }),
  },
  atBounds: {
    "max-random": (random) => tests(1000, below(random, 1e9, 1e9, 1e9)),
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const answers = lines.map((line) => {
      const [a, b, m] = line.split(" ").map(Number);
      // 0 and 1 repeat from the start; towers of others do not change beyond a height of 30.
      const height = a === 0 ? b! % 2 : Math.min(b!, 30);
      return `${cyclic(BigInt(a!), height, BigInt(m!))}\n`;
    });
    return answers.join("");
  },
};
