import { described } from "../../../scripts/verify/shape";

export interface Program {
  readonly rows: readonly ArrayLike<number>[];
  readonly limits: ArrayLike<number>;
  readonly objective: ArrayLike<number>;
}

/** The solution of a square system by Cramer's rule, or undefined. */
function intersection(rows: readonly number[][], sides: readonly number[]): number[] | undefined {
  const whole = determinant(rows);
  if (Math.abs(whole) < 1e-9) return undefined;
  return sides.map((_, j) => {
    const replaced = rows.map((row, i) => row.map((x, k) => (k === j ? sides[i]! : x)));
    return determinant(replaced) / whole;
  });
}

function determinant(rows: readonly number[][]): number {
  if (rows.length === 0) return 1;
  return rows[0]!.reduce((sum, x, j) => {
    const minor = rows.slice(1).map((row) => row.filter((_, k) => k !== j));
    return x === 0 ? sum : sum + (j % 2 === 0 ? x : -x) * determinant(minor);
  }, 0);
}

/** The best value over all corners of 0 ≤ x ≤ size with A x ≤ b, or undefined if there are none. */
function bestCorner({ rows, limits, objective }: Program, size: number): number | undefined {
  const n = objective.length;
  const unit = (j: number, sign: number) =>
    Array.from({ length: n }, (_, k) => (k === j ? sign : 0));
  const planes = rows.map((row, i) => ({ row: Array.from(row), limit: limits[i]! }));
  for (let j = 0; j < n; j++) {
    planes.push({ row: unit(j, -1), limit: 0 }, { row: unit(j, 1), limit: size });
  }
  const value = (row: ArrayLike<number>, x: readonly number[]) =>
    x.reduce((sum, entry, j) => sum + entry * row[j]!, 0);
  let best: number | undefined;
  const choose = (from: number, chosen: readonly (typeof planes)[number][]) => {
    if (chosen.length < n) {
      for (let at = from; at < planes.length; at++) choose(at + 1, [...chosen, planes[at]!]);
      return;
    }
    const x = intersection(
      chosen.map((plane) => plane.row),
      chosen.map((plane) => plane.limit),
    );
    if (x === undefined) return;
    if (!planes.every((plane) => value(plane.row, x) <= plane.limit + 1e-7)) return;
    const reached = value(objective, x);
    if (best === undefined || reached > best) best = reached;
  };
  choose(0, []);
  return best;
}

export const twin = described({
  problem: "179",
  rounds: 30,
  small: 3,
  middle: 0,
  shape: (s) => {
    const [n, m, showsNumbers] = [s.size(1, 50), s.size(1, 50), s.pick(0, 1) === 1];
    let most = 0;
    const line = (count: number) =>
      s.numbers(count, -1000, 1000, (random) => {
        most ||= n < 50 ? random.pick([1, 3, 10]) : 1000;
        return Array.from({ length: count }, () => random.int(-most, most));
      });
    const objective = line(n);
    const lines = s.list(m, () => line(n + 1));
    const [rows, limits] = [lines.map((row) => row.slice(0, n)), lines.map((row) => row[n]!)];
    return { objective, rows, limits, showsNumbers };
  },
  naive: (program) => {
    const [near, far] = [bestCorner(program, 1e5), bestCorner(program, 2e5)];
    if (near === undefined) return "Infeasible";
    return far! > near + 1 ? "Unbounded" : near;
  },
  check: (program, output, expected) => {
    const [first, ...x] = output.trim().split(/\s+/);
    const wanted = expected?.trim().split(/\s+/)[0] ?? first!;
    if (Number.isNaN(Number(wanted)) || Number.isNaN(Number(first))) {
      if (first !== wanted) throw new Error(`expected ${wanted}, got ${first}`);
      return;
    }
    const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));
    if (!near(Number(first), Number(wanted))) throw new Error(`expected ${wanted}, got ${first}`);
    if (!program.showsNumbers) return;
    const { rows, limits, objective } = program;
    const solution = x.map(Number);
    if (solution.length !== objective.length || solution.some((value) => !(value >= 0))) {
      throw new Error(`expected ${objective.length} numbers from 0 on`);
    }
    const value = (row: ArrayLike<number>) =>
      solution.reduce((sum, entry, j) => sum + entry * row[j]!, 0);
    if (!near(value(objective), Number(first)))
      throw new Error("the numbers do not give the value");
    rows.forEach((row, i) => {
      const excess = value(row) - limits[i]!;
      if (excess > 1e-5 * Math.max(1, Math.abs(limits[i]!))) throw new Error(`row ${i} is broken`);
    });
  },
});
