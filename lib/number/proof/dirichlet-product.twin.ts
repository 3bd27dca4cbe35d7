import { described } from "../../../scripts/verify/shape";

export const P = 998_244_353;

/** floor(n / i) for all i, ascending. */
export function allQuotients(n: number): number[] {
  const values: number[] = [];
  for (let i = n; i >= 1; i = Math.floor(n / (Math.floor(n / i) + 1))) {
    values.push(Math.floor(n / i));
  }
  return values;
}

/** The values of a function that has these sums: all of each difference at the quotient itself. */
export function valuesOf(n: number, sums: readonly bigint[]): bigint[] {
  const values = new Array<bigint>(n + 1).fill(0n);
  for (const [k, quotient] of allQuotients(n).entries()) {
    values[quotient] = sums[k]! - (sums[k - 1] ?? 0n);
  }
  return values;
}

/** The sums of values up to each quotient of n. */
export function sumLine(n: number, values: readonly bigint[]): bigint[] {
  const sums: bigint[] = [];
  let sum = 0n;
  for (let v = 0; v <= n; v++) {
    sum = (sum + values[v]!) % BigInt(P);
    sums.push(sum < 0n ? sum + BigInt(P) : sum);
  }
  return allQuotients(n).map((quotient) => sums[quotient]!);
}

export const twin = described({
  problem: "dirichlet_convolution_and_prefix_sums",
  timeLimitMs: 30_000,
  rounds: 10,
  middle: 300,
  shape: (s) => {
    const [, n] = [s.pick(1), s.size(1, 1e12, 50)];
    const sums = () => s.list(allQuotients(n).length, () => BigInt(s.int(0, P - 1)));
    return { n, f: sums(), g: sums() };
  },
  naive: ({ n, f, g }) => {
    const [x, y] = [valuesOf(n, f), valuesOf(n, g)];
    const product = new Array<bigint>(n + 1).fill(0n);
    for (let a = 1; a <= n; a++) {
      if (x[a] === 0n) continue;
      for (let b = 1; a * b <= n; b++) product[a * b]! += x[a]! * y[b]!;
    }
    return [sumLine(n, product)];
  },
});
