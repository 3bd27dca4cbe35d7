import { described } from "../../../scripts/verify/shape";

/** Its determinant is 1, though its inverse has entries to 100^(n - 1): doubles may take it for a singular one. */
function steep(n: number): string {
  const rows = Array.from({ length: n }, (_, i) =>
    Array.from({ length: n + 1 }, (__, j) => {
      if (j === n) return Number(i === 0);
      if (j === i) return 1;
      return j === i + 1 ? 100 : 0;
    }),
  );
  return `${n}\n${rows.map((row) => `${row.join(" ")}\n`).join("")}`;
}

const PRIMES = [1_000_000_007n, 998_244_353n, 1_000_000_009n];

/** Ranks modulo three primes; the values by Cramer's rule, where n is small. */
export const twin = described({
  problem: "P2455",
  timeLimitMs: 1000,
  rounds: 40,
  small: 6,
  middle: 0,
  generators: { steep: (random) => steep(random.int(1, 12)) },
  /** Some rows are sums of others: there are many solutions, or by a wrong right side none. */
  shape: (s) => {
    const rows: number[][] = [];
    const n = s.size(1, 50);
    s.list(n, () => {
      const row = s.numbers(n + 1, -100, 100, (random) => {
        if (rows.length > 0 && random.int(0, 3) === 0) {
          const [a, b] = [random.pick(rows), random.pick(rows)];
          const sums = a.map((x, j) => (a === b ? x : x + b[j]!));
          sums[n]! += Number(random.int(0, 2) === 0);
          if (sums.every((sum) => Math.abs(sum) <= 100)) return sums;
        }
        const most = random.pick([1, 4, 100]);
        return Array.from({ length: n + 1 }, () => random.int(-most, most));
      });
      rows.push(row);
    });
    return rows.map((row) => row.map(BigInt));
  },
  naive: (rows) => {
    const n = rows.length;
    const ranks = (width: number) =>
      Math.max(
        ...PRIMES.map((p) =>
          rank(
            rows.map((row) => row.slice(0, width)),
            p,
          ),
        ),
      );
    if (ranks(n + 1) > ranks(n)) return -1;
    if (ranks(n) < n) return 0;
    return cramer(rows).map((value, i) => `x${i + 1}=${value}`);
  },
  check: (_, output, expected) => {
    if (expected === undefined) return;
    const [found, wanted] = [output, expected].map((text) => text.trim().split("\n"));
    if (found!.length !== wanted!.length) throw new Error(`expected ${expected}, found ${output}`);
    found!.forEach((line, i) => {
      const [name, value] = line.split("=");
      const [wantedName, right] = wanted![i]!.split("=");
      const near = value !== undefined && Math.abs(Number(value) - Number(right)) <= 0.0051;
      if (name === wantedName && (right === undefined || (near && /\.\d\d$/.test(line)))) return;
      throw new Error(`line ${i + 1}: expected ${wanted![i]}, found ${line}`);
    });
  },
});

/** Modulo a prime. */
function rank(matrix: bigint[][], p: bigint): number {
  const rows = matrix.map((row) => row.map((value) => ((value % p) + p) % p));
  let top = 0;
  for (let column = 0; column < rows[0]!.length && top < rows.length; column++) {
    const at = rows.findIndex((row, i) => i >= top && row[column] !== 0n);
    if (at < 0) continue;
    [rows[top], rows[at]] = [rows[at]!, rows[top]!];
    for (let i = top + 1; i < rows.length; i++) {
      const [a, b] = [rows[top]![column]!, rows[i]![column]!];
      if (b !== 0n) rows[i] = rows[i]!.map((value, j) => (value * a - rows[top]![j]! * b) % p);
    }
    top++;
  }
  return top;
}

/** Quotients of determinants, each by Laplace's rule with the columns that are used as a set. */
function cramer(rows: bigint[][]): number[] {
  const n = rows.length;
  const determinant = (column: number) => {
    let sums = new Map([[0, 1n]]);
    for (const row of rows) {
      const next = new Map<number, bigint>();
      for (const [used, sum] of sums) {
        for (let j = 0; j < n; j++) {
          const value = row[j === column ? n : j]!;
          if (used & (1 << j) || value === 0n) continue;
          let above = 0; // columns behind j that are used: each is an exchange
          for (let k = j + 1; k < n; k++) above += (used >> k) & 1;
          const term = above % 2 === 0 ? sum * value : -sum * value;
          next.set(used | (1 << j), (next.get(used | (1 << j)) ?? 0n) + term);
        }
      }
      sums = next;
    }
    return sums.get(2 ** n - 1) ?? 0n;
  };
  const all = determinant(-1);
  return Array.from(rows, (_, column) => Number((determinant(column) * 10n ** 9n) / all) / 1e9);
}
