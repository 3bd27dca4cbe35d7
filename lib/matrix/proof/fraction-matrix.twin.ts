import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Some rows are sums of the others, so that there are many solutions, or by a wrong right side none. */
function system(random: Random, n: number, most: number, dependent: number): string {
  const rows = Array.from({ length: n }, () =>
    Array.from({ length: n + 1 }, () => random.int(-most, most)),
  );
  for (let left = dependent; left > 0; left--) {
    const [a, b, c] = [random.int(0, n - 1), random.int(0, n - 1), random.int(0, n - 1)];
    rows[a] = rows[a]!.map((_, j) => Math.trunc((rows[b]![j]! + rows[c]![j]!) / (b === c ? 2 : 1)));
    if (random.int(0, 2) === 0) rows[a]![n]! += 1;
    if (rows[a]!.some((value) => Math.abs(value) > 100)) rows[a] = rows[b]!.slice();
  }
  return `${n}\n${rows.map((row) => `${row.join(" ")}\n`).join("")}`;
}

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
export const twin: Twin = {
  problem: "P2455",
  timeLimitMs: 1000,
  rounds: 40,
  generators: {
    small: (random) => system(random, random.int(1, 5), random.int(1, 4), random.int(0, 2)),
    middle: (random) => system(random, random.int(6, 8), 100, random.int(0, 1)),
    steep: (random) => steep(random.int(1, 12)),
    "max-dependent": (random) => system(random, 50, 100, 3),
  },
  atBounds: { "max-random": (random) => system(random, 50, 100, 0) },
  naive: (input) => {
    const rows = input
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(" ").map(BigInt));
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
    if (ranks(n + 1) > ranks(n)) return "-1\n";
    if (ranks(n) < n) return "0\n";
    return `${cramer(rows)
      .map((value, i) => `x${i + 1}=${value}`)
      .join("\n")}\n`;
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
};

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
