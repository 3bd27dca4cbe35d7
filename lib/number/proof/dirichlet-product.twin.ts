import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

export const P = 998244353;

/** floor(n / i) for all i, ascending. */
export function allQuotients(n: number): number[] {
  const values: number[] = [];
  for (let i = n; i >= 1; i = Math.floor(n / (Math.floor(n / i) + 1)))
    values.push(Math.floor(n / i));
  return values;
}

/** A line of random sums, the first of which is not 0. */
export function sumsOf(random: Random, count: number, low = 1): string {
  return Array.from({ length: count }, () => random.int(low, P - 1)).join(" ");
}

/** The values of a function that has these sums: all of each difference at the quotient itself. */
export function valuesOf(n: number, line: string): bigint[] {
  const sums = line.split(" ").map(BigInt);
  const values = new Array<bigint>(n + 1).fill(0n);
  allQuotients(n).forEach((quotient, k) => {
    values[quotient] = k === 0 ? sums[0]! : sums[k]! - sums[k - 1]!;
  });
  return values;
}

/** The sums of values up to each quotient of n, as a line. */
export function sumLine(n: number, values: readonly bigint[]): string {
  const sums: bigint[] = [];
  let sum = 0n;
  for (let v = 0; v <= n; v++) {
    sum = (sum + values[v]!) % BigInt(P);
    sums.push(sum < 0n ? sum + BigInt(P) : sum);
  }
  return `${allQuotients(n)
    .map((quotient) => sums[quotient])
    .join(" ")}\n`;
}

function test(random: Random, n: number): string {
  const count = allQuotients(n).length;
  return `1\n${n}\n${sumsOf(random, count)}\n${sumsOf(random, count)}\n`;
}

export const twin: Twin = {
  problem: "dirichlet_convolution_and_prefix_sums",
  timeLimitMs: 30_000,
  generators: {
    small: (random) => test(random, random.int(1, 60)),
    middle: (random) => test(random, random.int(60, 9_999)),
    large: (random) => test(random, random.int(10_000, 20_000)),
    /** The function with 1 at 1 and else 0 changes nothing: its sums are all 1. */
    "max-unit": (random) => {
      const quotients = allQuotients(1e12);
      const ones = quotients.map(() => 1).join(" ");
      const line = sumsOf(random, quotients.length);
      return { input: `1\n1000000000000\n${line}\n${ones}\n`, output: `${line}\n` };
    },
  },
  naive: (input) => {
    const [, head, f, g] = input.split("\n");
    const n = Number(head);
    const [x, y] = [valuesOf(n, f!), valuesOf(n, g!)];
    const product = new Array<bigint>(n + 1).fill(0n);
    for (let a = 1; a <= n; a++) {
      if (x[a] === 0n) continue;
      for (let b = 1; a * b <= n; b++) product[a * b]! += x[a]! * y[b]!;
    }
    return sumLine(n, product);
  },
};
