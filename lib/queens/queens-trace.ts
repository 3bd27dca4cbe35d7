/**
 * QueensTrace: one board in the course of a search for n queens, by backtracking or by min-conflicts.
 *
 * Use     queensBacktrackingTrace(6, 100); queensRepairTrace(6, 1, 100)
 * Time    backtracking O(n) a try; min-conflicts O(n) a move
 * Space   4n bytes a step
 * Limits  n in [1, 1000]; for pictures: queensAll and queensLocalSearch are far quicker. A run ends after
 *         `most` steps, solved or not; not checked to be numbers: queensBacktrackingTrace(most),
 *         queensRepairTrace(most)
 * Errors  RangeError for any other n
 * Source  backtracking: folklore; min-conflicts: Minton, Johnston, Philips, Laird, 1992; own code
 * Tested  queens-trace.test.ts: the first placement is queensAll's; every step changes one queen,
 *         min-conflicts always to a row of fewest attacks; same seed, same run
 */
import { Random } from "../sequence/random";

export interface QueensTrace {
  /** rows[column], counted from 0; columns from `placed` on hold none. */
  readonly rows: Int32Array;
  readonly placed: number;
  /** The column that was tried, or whose queen moved; -1 at first. */
  readonly column: number;
}

/** Column by column; tries each row in turn and goes back when none is free. */
export function queensBacktrackingTrace(n: number, most: number): QueensTrace[] {
  expectBoard("queensBacktrackingTrace", n);
  const rows = new Int32Array(n);
  const steps: QueensTrace[] = [{ rows: rows.slice(), placed: 0, column: -1 }];
  let column = 0;
  while (column < n && steps.length <= most) {
    const isPlaced = attackers(rows, column, rows[column]!, column) === 0;
    steps.push({ rows: rows.slice(), placed: isPlaced ? column + 1 : column, column });
    if (isPlaced) {
      column++; // the rows behind are all 0
      continue;
    }
    rows[column]!++;
    while (rows[column] === n) {
      rows[column] = 0;
      if (column === 0) return steps;
      rows[--column]!++;
    }
  }
  return steps;
}

/** From random rows: an attacked queen, drawn at random, moves to a row where the fewest attack it. */
export function queensRepairTrace(n: number, seed: number, most: number): QueensTrace[] {
  expectBoard("queensRepairTrace", n);
  const random = new Random(seed);
  const rows = Int32Array.from({ length: n }, () => random.int(0, n - 1));
  const steps: QueensTrace[] = [{ rows: rows.slice(), placed: n, column: -1 }];
  while (steps.length <= most) {
    const attacked: number[] = [];
    for (let column = 0; column < n; column++) {
      if (attackers(rows, n, rows[column]!, column) > 0) attacked.push(column);
    }
    if (attacked.length === 0) break;
    const column = random.pick(attacked);
    let least = n;
    let best: number[] = [];
    for (let row = 0; row < n; row++) {
      if (row === rows[column]) continue;
      const count = attackers(rows, n, row, column);
      if (count < least) [least, best] = [count, []];
      if (count === least) best.push(row);
    }
    rows[column] = random.pick(best);
    steps.push({ rows: rows.slice(), placed: n, column });
  }
  return steps;
}

/**
 * How many queens of the first `placed` columns attack a square; the queen of its own column does not
 * count.
 */
function attackers(rows: Int32Array, placed: number, row: number, column: number): number {
  let count = 0;
  for (let other = 0; other < placed; other++) {
    if (other === column) continue;
    const apart = Math.abs(rows[other]! - row);
    if (apart === 0 || apart === Math.abs(column - other)) count++;
  }
  return count;
}

function expectBoard(name: string, n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > 1000) {
    throw new RangeError(`${name}: n must be an integer in [1, 1000], got ${n}`);
  }
}
