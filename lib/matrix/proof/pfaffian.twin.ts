import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

/** The sum over all perfect matchings: the first is matched with each of the others. */
function matchings(left: readonly number[], rows: readonly (readonly number[])[]): bigint {
  const [first, ...others] = left;
  if (first === undefined) return 1n;
  return others.reduce((sum, other, k) => {
    const value = BigInt(rows[first]![other]!);
    if (value === 0n) return sum;
    const rest = others.filter((x) => x !== other);
    return sum + (k % 2 === 0 ? value : -value) * matchings(rest, rows);
  }, 0n);
}

export const twin = described({
  problem: "pfaffian_of_matrix",
  timeLimitMs: 10_000,
  rounds: 40,
  small: 4,
  middle: 0,
  shape: (s) => {
    const n = 2 * s.size(1, 300);
    const rows: number[][] = [];
    s.list(n, (i) => {
      const row: number[] = [];
      rows.push(row);
      s.list(n, (j) => {
        const below = j < i ? (P - rows[j]![i]!) % P : 0;
        row.push(j <= i ? s.int(below, below) : s.int(0, P - 1));
      });
    });
    return rows;
  },
  naive: (rows) => {
    const value = matchings([...rows.keys()], rows) % BigInt(P);
    return value < 0n ? value + BigInt(P) : value;
  },
});
