import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

const LARGEST = 2n ** 64n - 1n;

/** Products of powers of two, from the rules for Fermat powers F = 2^(2^k), where F ⊗ F = F ^ F/2. */
const powers = new Map<string, bigint>();

function powerProduct(i: number, j: number): bigint {
  if (i < j) return powerProduct(j, i);
  if (i === 0) return 1n;
  const key = `${i} ${j}`;
  const known = powers.get(key);
  if (known !== undefined) return known;
  const level = 1 << (31 - Math.clz32(i)); // F = 2^level divides 2^i
  const isBoth = j >= level;
  const rest = powerProduct(i - level, isBoth ? j - level : j);
  const fermat = 1n << BigInt(level);
  const value = isBoth ? (fermat * rest) ^ product(rest, fermat >> 1n) : fermat * rest;
  powers.set(key, value);
  return value;
}

/** Bit by bit. */
export function product(a: bigint, b: bigint): bigint {
  let sum = 0n;
  for (let i = 0; a >> BigInt(i) !== 0n; i++) {
    if (((a >> BigInt(i)) & 1n) === 0n) continue;
    for (let j = 0; b >> BigInt(j) !== 0n; j++) {
      if (((b >> BigInt(j)) & 1n) === 1n) sum ^= powerProduct(i, j);
    }
  }
  return sum;
}

/** A million products of one pair. */
function repeated(random: Random): { input: string; output: string } {
  const [a, b] = [random.bigint(0n, LARGEST), random.bigint(0n, LARGEST)];
  const count = 1_000_000;
  const input = `${count}\n${`${a} ${b}\n`.repeat(count)}`;
  return { input, output: `${product(a, b)}\n`.repeat(count) };
}

/** Factors that are sums of three out of 32, whose products are known: nim multiplication distributes. */
function sums(random: Random): { input: string; output: string } {
  const pool = Array.from({ length: 32 }, () => random.bigint(0n, LARGEST));
  const table = pool.map((a) => pool.map((b) => product(a, b)));
  const places = () => [random.int(0, 31), random.int(0, 31), random.int(0, 31)];
  const [lines, out]: [string[], string[]] = [["1000000"], []];
  for (let query = 0; query < 1_000_000; query++) {
    const [a, b] = [places(), places()];
    const sum = (at: number[]) => at.reduce((s, place) => s ^ pool[place]!, 0n);
    lines.push(`${sum(a)} ${sum(b)}`);
    out.push(`${a.reduce((s, i) => b.reduce((rest, j) => rest ^ table[i]![j]!, s), 0n)}`);
  }
  return { input: `${lines.join("\n")}\n`, output: `${out.join("\n")}\n` };
}

export const twin = described({
  problem: "nim_product_64",
  timeLimitMs: 10_000,
  rounds: 30,
  small: 30,
  shape: (s) =>
    s.list(s.size(1, 1_000_000), () => [s.bigint(0n, LARGEST), s.bigint(0n, LARGEST)] as const),
  generators: {
    powers: (random) => {
      const power = () => 1n << BigInt(random.int(0, 63));
      return `60\n${Array.from({ length: 60 }, () => `${power()} ${power()}\n`).join("")}`;
    },
    "max-sums": sums,
    "max-repeated": repeated,
  },
  naive: (pairs) => pairs.map(([a, b]) => product(a, b)),
});
