/**
 * Yet Another N-Queen Problem by random starts and swaps that reduce conflicts; small boards by
 * backtracking.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let at = 0; at < numbers.length; at += numbers[at]! + 1) {
    const board = numbers.slice(at + 1, at + 1 + numbers[at]!).map((column) => column - 1);
    const placement = board.length <= 8 ? backtrack(board, []) : bySwaps(board);
    if (!placement) throw new Error(`board ${lines.length + 1} cannot be completed`);
    lines.push(`${placement.map((column) => column + 1).join(" ")}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

function backtrack(queens: readonly number[], columns: number[]): number[] | undefined {
  const row = columns.length;
  if (row === queens.length) return columns;
  for (let column = 0; column < queens.length; column++) {
    if (queens[row] !== -1 && queens[row] !== column) continue;
    if (columns.some((c, r) => c === column || Math.abs(c - column) === row - r)) continue;
    const placement = backtrack(queens, [...columns, column]);
    if (placement) return placement;
  }
  return undefined;
}

/** Min-conflicts on the free rows, with a fixed seed. */
function bySwaps(queens: readonly number[]): number[] {
  const n = queens.length;
  const open = [...queens.keys()].filter((row) => queens[row] === -1);
  let state = 1;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (;;) {
    const columns = [...queens];
    const left = [...queens.keys()].filter((column) => !queens.includes(column));
    for (const row of open) columns[row] = left.splice(below(left.length), 1)[0]!;
    const rising = new Int32Array(2 * n);
    const falling = new Int32Array(2 * n);
    const put = (row: number, change: number) => {
      rising[row + columns[row]!]! += change;
      falling[row - columns[row]! + n]! += change;
    };
    const cost = (row: number) => rising[row + columns[row]!]! + falling[row - columns[row]! + n]!;
    for (let row = 0; row < n; row++) put(row, 1);
    for (let step = 0; step < 400 * n; step++) {
      const bad = open.filter((row) => cost(row) > 2);
      if (bad.length === 0) {
        // Given queens that attack each other would loop for ever; validate.ts rejects them.
        return columns;
      }
      const row = bad[below(bad.length)]!;
      const other = open[below(open.length)]!;
      if (row === other) continue;
      const before = cost(row) + cost(other);
      const swap = () => {
        put(row, -1);
        put(other, -1);
        [columns[row], columns[other]] = [columns[other]!, columns[row]!];
        put(row, 1);
        put(other, 1);
      };
      swap();
      if (cost(row) + cost(other) > before && below(50) > 0) swap();
    }
  }
}

if (require.main === module) runProgram(solve);
