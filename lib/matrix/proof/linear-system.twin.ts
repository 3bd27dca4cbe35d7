import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function system(random: Random, n: number, m: number, rank: number, most: bigint): string {
  const values = (count: number) => Array.from({ length: count }, () => random.bigint(0n, most));
  const right = Array.from({ length: rank }, () => values(m));
  const rows = Array.from({ length: n }, () => {
    const factors = values(rank);
    return Array.from({ length: m }, (_, j) => {
      let sum = 0n;
      for (let k = 0; k < rank; k++) sum += factors[k]! * right[k]![j]!;
      return sum % P;
    });
  });
  const x = values(m);
  const sides = rows.map((row) => row.reduce((sum, value, j) => sum + value * x[j]!, 0n) % P);
  if (random.int(0, 3) === 0) sides[0] = random.bigint(0n, P - 1n);
  return `${n} ${m}\n${rows.map((row) => `${row.join(" ")}\n`).join("")}${sides.join(" ")}\n`;
}

/** Gauss in BigInt without divisions: how many of the rows are independent in the first columns. */
function rankOf(matrix: readonly (readonly bigint[])[], columns: number): number {
  let rows = matrix;
  let rank = 0;
  for (let column = 0; column < columns; column++) {
    const pivot = rows.find((row) => row[column]! % P !== 0n);
    if (pivot === undefined) continue;
    rank++;
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) => row.map((x, j) => (x * pivot[column]! - pivot[j]! * row[column]!) % P));
  }
  return rank;
}

function parse(input: string) {
  const lines = input.trimEnd().split("\n");
  const [n, m] = lines[0]!.split(" ").map(Number) as [number, number];
  const rows = lines.slice(1, n + 1).map((line) => line.trim().split(" ").map(BigInt));
  return { n, m, rows, sides: lines[n + 1]!.trim().split(" ").map(BigInt) };
}

/** The dimension of the solutions, or -1: the first line alone, by the ranks without and with the sides. */
function naive(input: string): string {
  const { m, rows, sides } = parse(input);
  const rank = rankOf(rows, m);
  const joined = rows.map((row, i) => [...row, sides[i]!]);
  return rankOf(joined, m + 1) > rank ? "-1\n" : `${m - rank}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { m, rows, sides } = parse(input);
  const tokens = output.trim().split(/\s+/);
  const wanted = expected?.trim().split(/\s+/)[0] ?? tokens[0]!;
  if (tokens[0] !== wanted) throw new Error(`expected the dimension ${wanted}, got ${tokens[0]}`);
  if (wanted === "-1") return;
  const dimension = Number(wanted);
  if (tokens.length !== 1 + m * (dimension + 1)) {
    throw new Error(`expected ${dimension + 1} vectors of ${m} numbers`);
  }
  const vectors = Array.from({ length: dimension + 1 }, (_, k) =>
    tokens.slice(1 + k * m, 1 + (k + 1) * m).map(BigInt),
  );
  vectors.forEach((vector, k) => {
    if (vector.some((x) => x < 0n || x >= P)) throw new Error(`vector ${k} has no residue`);
    rows.forEach((row, i) => {
      const sum = row.reduce((total, value, j) => total + value * vector[j]!, 0n) % P;
      if (sum !== (k === 0 ? sides[i]! : 0n)) throw new Error(`vector ${k} fails in row ${i}`);
    });
  });
  // Most bases have a column in which one vector alone is not 0: those need no elimination.
  const uses = new Int32Array(m);
  const basis = vectors.slice(1);
  for (const vector of basis) {
    for (let j = 0; j < m; j++) if (vector[j] !== 0n) uses[j]!++;
  }
  if (basis.every((vector) => vector.some((x, j) => x !== 0n && uses[j] === 1))) return;
  if (rankOf(basis, m) < dimension)
    throw new Error("the vectors of the basis depend on each other");
}

export const twin: Twin = {
  problem: "system_of_linear_equations",
  timeLimitMs: 5_000,
  generators: {
    small: (random) =>
      system(
        random,
        random.int(1, 5),
        random.int(1, 5),
        random.int(0, 4),
        random.pick([1n, P - 1n]),
      ),
    middle: (random) => system(random, 20, 30, random.int(1, 20), P - 1n),
    tall: (random) => system(random, 30, 12, random.int(1, 12), P - 1n),
    "max-low-rank": (random) => system(random, 500, 500, 10, P - 1n),
    "max-full": (random) => {
      const values = () =>
        Array.from({ length: 500 }, () => random.int(0, Number(P) - 1)).join(" ");
      return `500 500\n${Array.from({ length: 501 }, values).join("\n")}\n`;
    },
  },
  naive,
  check,
};
