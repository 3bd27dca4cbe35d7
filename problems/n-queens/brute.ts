/** N Queens by backtracking on small boards and by random swaps on large ones. */
import { runProgram } from "../../lib/io/run-program";

const BACKTRACK_TO = 12;
const answers = new Map<number, Uint8Array>();

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim());
  if (!answers.has(n)) {
    const rows = n <= BACKTRACK_TO ? backtrack(n, []) : randomPlacement(n);
    answers.set(n, rows ? lineOf(rows) : new TextEncoder().encode("impossible\n"));
  }
  return answers.get(n)!;
}

/** Rows counted from 1, written from the last digit on. */
function lineOf(rows: ArrayLike<number>): Uint8Array {
  const line = new Uint8Array(8 * rows.length);
  let at = line.length;
  for (let column = rows.length - 1; column >= 0; column--) {
    line[--at] = at === line.length - 1 ? 10 : 32;
    for (let rest = rows[column]! + 1; rest > 0; rest = Math.floor(rest / 10)) {
      line[--at] = 48 + (rest % 10);
    }
  }
  return line.subarray(at);
}

function backtrack(n: number, rows: number[]): number[] | undefined {
  if (rows.length === n) return rows;
  for (let row = 0; row < n; row++) {
    const attacked = rows.some(
      (other, column) => other === row || Math.abs(other - row) === rows.length - column,
    );
    const placement = attacked ? undefined : backtrack(n, [...rows, row]);
    if (placement) return placement;
  }
  return undefined;
}

/** A permutation built column by column from free diagonals; random swaps place the last few queens. */
function randomPlacement(n: number): Int32Array {
  let state = 12345;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (;;) {
    const rows = new Int32Array(n).map((_, column) => column);
    const rising = new Uint8Array(2 * n);
    const falling = new Uint8Array(2 * n);
    const put = (column: number, row: number, change: number) => {
      rising[row + column]! += change;
      falling[row - column + n]! += change;
    };
    const taken = (column: number, row: number) =>
      rising[row + column]! + falling[row - column + n]!;
    const exchange = (a: number, b: number) => {
      const row = rows[a]!;
      rows[a] = rows[b]!;
      rows[b] = row;
    };
    let bad = n;
    for (let column = 0; column < n; column++) {
      let tries = 0;
      let other = column + below(n - column);
      while (taken(column, rows[other]!) > 0 && tries++ < 40) other = column + below(n - column);
      exchange(column, other);
      if (taken(column, rows[column]!) > 0) bad = Math.min(bad, column);
      put(column, rows[column]!, 1);
    }
    let left = 1000 * n;
    for (let column = bad; column < n && left > 0; column++) {
      while (taken(column, rows[column]!) > 2 && left-- > 0) {
        const other = below(n);
        if (other === column) continue;
        for (const queen of [column, other]) put(queen, rows[queen]!, -1);
        exchange(column, other);
        for (const queen of [column, other]) put(queen, rows[queen]!, 1);
        if (taken(column, rows[column]!) === 2 && taken(other, rows[other]!) === 2) break;
        for (const queen of [column, other]) put(queen, rows[queen]!, -1);
        exchange(column, other);
        for (const queen of [column, other]) put(queen, rows[queen]!, 1);
      }
    }
    if (left > 0) return rows;
  }
}

if (require.main === module) runProgram(solve);
