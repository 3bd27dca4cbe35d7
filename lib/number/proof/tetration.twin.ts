import { described } from "../../../scripts/verify/shape";

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

export const twin = described({
  problem: "tetration_mod",
  timeLimitMs: 10_000,
  shape: (s) =>
    s.list(s.size(1, 1000, 4), () => {
      // Moduli above 500 have answers that generators know alone.
      const [a, b, m] = s.numbers(3, 0, 1e9, (random) => [
        random.int(0, random.pick([4, 20, 500])),
        random.int(0, random.pick([4, 6, 1e9])),
        random.int(1, random.pick([30, 500])),
      ]);
      return { a: a!, b: b!, m: m! };
    }),
  generators: {
    /** 10^9 divides 10 to any power from 9 on. */
    "max-powers": () => ({
      input: `1000\n${"10 1000000000 1000000000\n".repeat(1000)}`,
      output: "0\n".repeat(1000),
    }),
  },
  atBounds: {
    "max-large": (random) =>
      `1000\n${Array.from({ length: 1000 }, () => `${[0, 0, 1].map((low) => random.int(low, 1e9)).join(" ")}\n`).join("")}`,
  },
  naive: (tests) =>
    tests.map(({ a, b, m }) => {
      // 0 and 1 repeat from the start; towers of others do not change beyond a height of 30.
      const height = a === 0 ? b % 2 : Math.min(b, 30);
      return cyclic(BigInt(a), height, BigInt(m));
    }),
});
