import { described, type Source } from "../../../scripts/verify/shape";

const P = 998_244_353;

/** Rows of residues; some are sums of two before them or are zeros, so that the rank is less. */
export function residueRows(s: Source, n: number, m: number, p: number): bigint[][] {
  const rows: bigint[][] = [];
  s.list(n, () => {
    const row = s.numbers(m, 0, p - 1, (random) => {
      const kind = random.int(0, 9);
      if (kind < 2 && rows.length > 0) {
        const [a, b] = [random.pick(rows), random.pick(rows)];
        return a.map((x, j) => Number((kind === 0 ? x : x + b[j]!) % BigInt(p)));
      }
      const high = random.pick([0, 1, 2, p - 1, p - 1]);
      return Array.from({ length: m }, () => {
        const value = Math.min(p - 1, random.int(0, high));
        return kind < 4 && value > 0 ? p - value : value;
      });
    });
    rows.push(row.map(BigInt));
  });
  return rows;
}

export const squareMatrix = (s: Source, n: number, p: number) => residueRows(s, n, n, p);

/** The determinant as the sum over all permutations, by the first row. */
export function expanded(rows: readonly (readonly bigint[])[]): bigint {
  if (rows.length === 0) return 1n;
  let sum = 0n;
  for (const [j, value] of rows[0]!.entries()) {
    const minor = rows.slice(1).map((row) => row.filter((_, k) => k !== j));
    if (value !== 0n) sum += (j % 2 === 0 ? value : -value) * expanded(minor);
  }
  return sum;
}

export const twin = described({
  problem: "matrix_det",
  timeLimitMs: 5_000,
  rounds: 40,
  small: 6,
  middle: 0,
  shape: (s) => squareMatrix(s, s.size(1, 500), P),
  naive: (rows) => ((expanded(rows) % BigInt(P)) + BigInt(P)) % BigInt(P),
});
