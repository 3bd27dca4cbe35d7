/**
 * Two Knights: up to k = 12 it checks all pairs of cells; beyond, it subtracts from the number of all
 * pairs half the sum, over the eight moves, of the cells that have the move, in BigInt.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const most = Number(new TextDecoder().decode(input));
  let output = "";
  for (let k = 1; k <= most; k++) output += `${k <= 12 ? byPairs(k) : byMoves(BigInt(k))}\n`;
  return new TextEncoder().encode(output);
}

function byPairs(k: number): number {
  let count = 0;
  for (let a = 0; a < k * k; a++) {
    for (let b = 0; b < a; b++) {
      const rows = Math.abs(Math.floor(a / k) - Math.floor(b / k));
      const columns = Math.abs((a % k) - (b % k));
      if (rows * columns !== 2) count++;
    }
  }
  return count;
}

function byMoves(k: bigint): bigint {
  let attacks = 0n;
  for (const [rows, columns] of [
    [1n, 2n],
    [2n, 1n],
  ])
    attacks += 4n * (k - rows!) * (k - columns!);
  return (k * k * (k * k - 1n)) / 2n - attacks / 2n;
}

if (require.main === module) runProgram(solve);
