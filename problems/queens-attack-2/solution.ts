/**
 * Queen's Attack II: the squares that one queen attacks on a board with obstacles.
 *
 * In      n k (1 ≤ n ≤ 10^5, 0 ≤ k ≤ 10^5), the queen's row and column, then k lines of obstacles
 * Out     the number of squares that the queen can move to
 * Idea    eight rays, each reaching the edge of the board at first; an obstacle on a ray shortens it
 * Time    O(k)
 * Space   O(1)
 * Source  HackerRank queens-attack-2
 *
 * reach   reach[ray] = free squares on that ray; ray = 3 · (sign of rows + 1) + (sign of columns + 1)
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const HERE = 4; // the ray of no direction

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxSide, "n");
  const obstacles = scanner.intIn(0, bounds.maxObstacles, "k");
  const queenRow = scanner.intIn(1, n, "the queen's row");
  const queenColumn = scanner.intIn(1, n, "the queen's column");
  const reach = new Int32Array(9);
  for (let ray = 0; ray < 9; ray++) {
    const rowSign = Math.floor(ray / 3) - 1;
    const columnSign = (ray % 3) - 1;
    if (ray !== HERE) {
      reach[ray] = Math.min(room(queenRow, rowSign, n), room(queenColumn, columnSign, n));
    }
  }
  for (let obstacle = 0; obstacle < obstacles; obstacle++) {
    const rows = scanner.intIn(1, n, "a row") - queenRow;
    const columns = scanner.intIn(1, n, "a column") - queenColumn;
    if (rows !== 0 && columns !== 0 && Math.abs(rows) !== Math.abs(columns)) continue;
    const ray = 3 * (Math.sign(rows) + 1) + Math.sign(columns) + 1;
    const distance = Math.max(Math.abs(rows), Math.abs(columns));
    if (ray !== HERE) reach[ray] = Math.min(reach[ray]!, distance - 1);
  }
  const squares = reach.reduce((sum, free) => sum + free, 0);
  return new Writer().int(squares).newline().result();
}

/** How many steps of this sign stay in [1, n]; for sign 0 no bound. */
function room(at: number, sign: number, n: number): number {
  return sign === 0 ? n : sign < 0 ? at - 1 : n - at;
}

if (require.main === module) runProgram(solve);
