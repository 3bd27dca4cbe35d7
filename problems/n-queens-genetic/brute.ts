/**
 * N Queens by backtracking up to N = 20, above by swaps that reduce conflicts: no generation, no
 * fitness.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim().split(/\s+/)[0]);
  const rows = n <= 20 ? backtrack(n, [])! : bySwaps(n);
  return new TextEncoder().encode(`${rows.map((row) => row + 1).join(" ")}\n`);
}

function attacked(rows: readonly number[], column: number, row: number): boolean {
  return rows.some(
    (r, c) => c !== column && (r === row || Math.abs(r - row) === Math.abs(c - column)),
  );
}

function backtrack(n: number, rows: number[]): number[] | undefined {
  if (rows.length === n) return rows;
  for (let row = 0; row < n; row++) {
    const placement = attacked(rows, rows.length, row) ? undefined : backtrack(n, [...rows, row]);
    if (placement) return placement;
  }
  return undefined;
}

function bySwaps(n: number): number[] {
  let state = 1;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const rows = Array.from({ length: n }, (_, column) => column);
  const conflicts = () => rows.filter((row, column) => attacked(rows, column, row)).length;
  for (let now = conflicts(); now > 0; ) {
    const [a, b] = [below(n), below(n)];
    [rows[a], rows[b]] = [rows[b]!, rows[a]!];
    const then = conflicts();
    if (then <= now || below(2000) === 0) now = then;
    else [rows[a], rows[b]] = [rows[b]!, rows[a]!];
  }
  return rows;
}

if (require.main === module) runProgram(solve);
