import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

/** The symmetric matrix with these entries below its diagonal. */
function symmetric(n: number, below: (i: number, j: number) => number): string {
  const rows: number[][] = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) rows[i]![j] = rows[j]![i] = below(i, j);
  }
  return `${n}\n${rows.map((row) => `${row.join(" ")}\n`).join("")}`;
}

/** The sum over all perfect matchings: the first row is matched with each of the others. */
export function allMatchings(
  left: readonly number[],
  rows: readonly (readonly bigint[])[],
): bigint {
  const [first, ...others] = left;
  if (first === undefined) return 1n;
  let sum = 0n;
  for (const other of others) {
    const value = rows[first]![other]!;
    const rest = others.filter((x) => x !== other);
    if (value !== 0n) sum += value * allMatchings(rest, rows);
  }
  return sum;
}

const even = (random: Random, most: number) => 2 * random.int(1, most);

export const twin: Twin = {
  problem: "hafnian_of_matrix",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => symmetric(even(random, 4), () => random.int(0, P - 1)),
    sparse: (random) => symmetric(even(random, 5), () => random.pick([0, 0, 1, P - 1])),
    /** x[i] · x[j]: each of the 37 · 35 · 33 … matchings is the product of all x. */
    "max-products": (random) => {
      const x = Array.from({ length: 38 }, () => random.int(1, P - 1));
      let product = 1n;
      for (const value of x) product = (product * BigInt(value)) % BigInt(P);
      for (let left = 37n; left > 0n; left -= 2n) product = (product * left) % BigInt(P);
      const entry = (i: number, j: number) => Number((BigInt(x[i]!) * BigInt(x[j]!)) % BigInt(P));
      return { input: symmetric(38, entry), output: `${product}\n` };
    },
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const rows = lines.map((line) => line.split(" ").map(BigInt));
    const all = rows.map((_, i) => i);
    return `${allMatchings(all, rows) % BigInt(P)}\n`;
  },
};
