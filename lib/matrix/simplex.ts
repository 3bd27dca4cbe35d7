/**
 * simplex: the greatest value of a linear function over x ≥ 0 with A x ≤ b, in doubles.
 *
 * Use     const best = simplex({ rows: [[1, 2], [3, 1]], limits: [4, 6], objective: [1, 1] })
 * Time    usually a few times rows + columns pivots of rows · columns steps, exponential at worst
 * Space   8 bytes an entry of A
 * Limits  well-scaled numbers: values within 10^-9 of 0 count as 0. Bland's rule where the value stands
 *         still: without rounding it never runs in a circle
 * Errors  RangeError: sizes that do not fit, a number that is not finite, rounding that keeps it from an end
 * Source  G. B. Dantzig (1947), R. G. Bland, Mathematics of Operations Research 2 (1977), own code
 * Tested  programs.test.ts: against simplex.twin.ts; simplex.test.ts; verify: UOJ 179
 */
export interface LinearProgram {
  /** One row for each constraint, each as long as the objective. */
  readonly rows: readonly ArrayLike<number>[];
  /** b: the greatest value of each row. */
  readonly limits: ArrayLike<number>;
  /** The function to maximise. */
  readonly objective: ArrayLike<number>;
}

export type Optimum =
  | { readonly kind: "optimal"; readonly value: number; readonly x: Float64Array }
  | { readonly kind: "infeasible" }
  | { readonly kind: "unbounded" };

export function simplex(program: LinearProgram): Optimum {
  const tableau = new Tableau(program);
  if (!tableau.makeFeasible()) return { kind: "infeasible" };
  if (!tableau.improve()) return { kind: "unbounded" };
  return { kind: "optimal", value: tableau.value(), x: tableau.solution() };
}

/** Rows: basis = limit - coefficients · others; the last row is the objective, negated. */
class Tableau {
  private readonly m: number;
  private readonly n: number;
  private readonly width: number;
  private readonly cells: Float64Array;
  /** The variable of each row and of each column: x is [0, n), the slack of row i is n + i. */
  private readonly basis: Int32Array;
  private readonly others: Int32Array;
  private pivots = 0;

  constructor({ rows, limits, objective }: LinearProgram) {
    this.m = rows.length;
    this.n = objective.length;
    this.width = this.n + 1;
    if (limits.length !== this.m) {
      throw new RangeError(`simplex: ${this.m} rows, but ${limits.length} limits`);
    }
    this.cells = new Float64Array((this.m + 1) * this.width);
    rows.forEach((row, i) => {
      if (row.length !== this.n) {
        throw new RangeError(`simplex: expected rows of ${this.n} numbers, got ${row.length}`);
      }
      for (let j = 0; j < this.n; j++) this.cells[i * this.width + j] = row[j]!;
      this.cells[i * this.width + this.n] = limits[i]!;
    });
    for (let j = 0; j < this.n; j++) this.cells[this.m * this.width + j] = -objective[j]!;
    if (!this.cells.every((cell) => Number.isFinite(cell))) {
      throw new RangeError("simplex: expected finite numbers");
    }
    this.basis = Int32Array.from({ length: this.m }, (_, i) => this.n + i);
    this.others = Int32Array.from({ length: this.n }, (_, j) => j);
  }

  /** Brings all limits to 0 or more; false where a row shows that this is impossible. */
  makeFeasible(): boolean {
    const { m, n, width, cells } = this;
    for (;;) {
      const row = this.least(m, (i) => cells[i * width + n]! < -EPSILON, this.basis);
      if (row < 0) return true;
      const column = this.least(n, (j) => cells[row * width + j]! < -EPSILON, this.others);
      if (column < 0) return false;
      // The row that leaves: of those that limit the column, the first one by ratio.
      this.pivot(this.leaving(column, row), column);
    }
  }

  /** Raises the objective as far as possible; false where it has no bound. */
  improve(): boolean {
    const { m, n, width, cells } = this;
    // The steepest column needs the fewest pivots; Bland's rule leads out of where the value stands still.
    for (let before = -Infinity; ; ) {
      const value = this.value();
      const column =
        value > before
          ? this.steepest()
          : this.least(n, (j) => cells[m * width + j]! < -EPSILON, this.others);
      if (column < 0) return true;
      before = value;
      const row = this.leaving(column, -1);
      if (row < 0) return false;
      this.pivot(row, column);
    }
  }

  value(): number {
    return this.cells[this.m * this.width + this.n]!;
  }

  solution(): Float64Array {
    const x = new Float64Array(this.n);
    this.basis.forEach((variable, i) => {
      if (variable < this.n) x[variable] = Math.max(0, this.cells[i * this.width + this.n]!);
    });
    return x;
  }

  /** Of the rows or columns with a property the one of the least variable, or -1. */
  private least(count: number, has: (at: number) => boolean, variables: Int32Array): number {
    let best = -1;
    for (let at = 0; at < count; at++) {
      if ((best < 0 || variables[at]! < variables[best]!) && has(at)) best = at;
    }
    return best;
  }

  /** The column that raises the objective most for each unit of its variable, or -1. */
  private steepest(): number {
    const { m, n, width, cells } = this;
    let best = -1;
    let least = -EPSILON;
    for (let j = 0; j < n; j++) {
      const price = cells[m * width + j]!;
      if (price < least) [best, least] = [j, price];
    }
    return best;
  }

  /** The row that first reaches 0 as the column's variable grows from 0; `broken` is one below 0. */
  private leaving(column: number, broken: number): number {
    const { m, n, width, cells, basis } = this;
    let row = broken;
    let least =
      broken < 0 ? Infinity : cells[broken * width + n]! / cells[broken * width + column]!;
    for (let i = 0; i < m; i++) {
      const limit = cells[i * width + n]!;
      const slope = cells[i * width + column]!;
      if (slope <= EPSILON || limit < -EPSILON) continue;
      const ratio = limit / slope;
      const isTie = Math.abs(ratio - least) <= EPSILON && basis[i]! < basis[row]!;
      if (ratio < least - EPSILON || isTie) [row, least] = [i, ratio];
    }
    return row;
  }

  private pivot(row: number, column: number): void {
    if (++this.pivots > MOST_PIVOTS) {
      throw new RangeError("simplex: no end after 10^6 pivots; scale the numbers");
    }
    const { m, width, cells, basis, others } = this;
    const top = row * width;
    const scale = 1 / cells[top + column]!;
    for (let j = 0; j < width; j++) cells[top + j]! *= scale;
    cells[top + column] = scale;
    for (let start = 0; start <= m * width; start += width) {
      const factor = cells[start + column]!;
      if (start === top || factor === 0) continue;
      cells[start + column] = 0;
      for (let j = 0; j < width; j++) cells[start + j]! -= factor * cells[top + j]!;
    }
    [basis[row], others[column]] = [others[column]!, basis[row]!];
  }
}

const EPSILON = 1e-9;
const MOST_PIVOTS = 1e6;
