import { described } from "../../../scripts/verify/shape";
import { residueRows } from "./determinant.twin";
import { naiveRank } from "./matrix-rank.twin";

const P = 998244353n;

const dot = (a: readonly bigint[], b: readonly bigint[]) =>
  a.reduce((sum, value, j) => sum + value * b[j]!, 0n) % P;

export const twin = described({
  problem: "system_of_linear_equations",
  timeLimitMs: 5_000,
  rounds: 40,
  middle: 20,
  shape: (s) => {
    const [n, m] = [s.size(1, 500), s.size(1, 500)];
    const rows = residueRows(s, n, m, Number(P));
    const sides = s.numbers(n, 0, Number(P) - 1, (random) => {
      const x = Array.from({ length: m }, () => random.bigint(0n, P - 1n));
      const right = rows.map((row) => Number(dot(row, x)));
      if (random.int(0, 3) === 0) right[random.int(0, n - 1)] = random.int(0, Number(P) - 1);
      return right;
    });
    return { m, rows, sides: sides.map(BigInt) };
  },
  /** The dimension of the solutions, or -1: the first line alone, by the ranks without and with the sides. */
  naive: ({ m, rows, sides }) => {
    const rank = naiveRank(rows, m);
    const joined = rows.map((row, i) => [...row, sides[i]!]);
    return naiveRank(joined, m + 1) > rank ? -1 : m - rank;
  },
  check: ({ m, rows, sides }, output, expected) => {
    const tokens = output.trim().split(/\s+/);
    const right = expected?.trim().split(/\s+/)[0] ?? tokens[0]!;
    if (tokens[0] !== right) throw new Error(`expected the dimension ${right}, got ${tokens[0]}`);
    if (right === "-1") return;
    const dimension = Number(right);
    if (tokens.length !== 1 + m * (dimension + 1)) {
      throw new Error(`expected ${dimension + 1} vectors of ${m} numbers`);
    }
    const vectors = Array.from({ length: dimension + 1 }, (_, k) =>
      tokens.slice(1 + k * m, 1 + (k + 1) * m).map(BigInt),
    );
    vectors.forEach((vector, k) => {
      if (vector.some((x) => x < 0n || x >= P)) throw new Error(`vector ${k} has no residue`);
      const i = rows.findIndex((row, at) => dot(row, vector) !== (k === 0 ? sides[at]! : 0n));
      if (i >= 0) throw new Error(`vector ${k} fails in row ${i}`);
    });
    // Most bases have a column in which one vector alone is not 0: those need no elimination.
    const uses = new Int32Array(m);
    const basis = vectors.slice(1);
    for (const vector of basis) {
      for (let j = 0; j < m; j++) if (vector[j] !== 0n) uses[j]!++;
    }
    if (basis.every((vector) => vector.some((x, j) => x !== 0n && uses[j] === 1))) return;
    if (naiveRank(basis, m) < dimension)
      throw new Error("the vectors of the basis depend on each other");
  },
});
