/**
 * knightDistance: the fewest moves of a knight between two cells of a board of any size.
 *
 * Use     knightDistance(8, 8, [0, 0], [7, 7])
 * Time    O(1); on boards with a side of 4 or less a search of at most 4 × 64 cells
 * Space   O(1)
 * Limits  sides from 1 on, numbers or big integers, also beyond 2^53; rows and columns from 0;
 *         the answer is -1n where no path leads
 * Errors  RangeError for a bad side or a cell off the board
 * Source  the formula of the endless board: folklore; that boards of 5 × 5 and more differ from it
 *         in their corners only, and that thin boards repeat every four columns: own findings, held
 *         by the test
 * Tested  knight-distance.test.ts: against GridSearch for all pairs on all boards to 9 × 9, from
 *         corner and middle on boards to 30 × 30, from some cells on thin boards to 4 × 80; to 10^18
 */
import { leaperMoves } from "./leaper-moves";

type Whole = number | bigint;
type Cell = readonly [row: Whole, column: Whole];

export function knightDistance(rows: Whole, columns: Whole, from: Cell, to: Cell): bigint {
  if (typeof rows === "number" && typeof columns === "number" && rows >= 5 && columns >= 5) {
    const moves = onWideBoard(rows, columns, from, to);
    if (moves !== undefined) return BigInt(moves);
  }
  const [height, width] = [BigInt(rows), BigInt(columns)];
  const [r1, c1, r2, c2] = [...from, ...to].map(BigInt) as [bigint, bigint, bigint, bigint];
  if (height < 1n || width < 1n) {
    throw new RangeError(`knightDistance: bad board of ${rows} × ${columns}`);
  }
  const inside = (row: bigint, column: bigint) =>
    row >= 0n && column >= 0n && row < height && column < width;
  if (!inside(r1, c1) || !inside(r2, c2)) {
    throw new RangeError(`knightDistance: (${from}) or (${to}) is not on ${rows} × ${columns}`);
  }
  if (height < 5n) return onThinBoard(height, width, r1, c1, r2, c2);
  if (width < 5n) return onThinBoard(width, height, c1, r1, c2, r2);
  // A corner and its diagonal neighbour: the path of two moves would leave the board.
  const diagonal = magnitude(r1 - r2) === 1n && magnitude(c1 - c2) === 1n;
  const corner = (row: bigint, column: bigint) =>
    (row === 0n || row === height - 1n) && (column === 0n || column === width - 1n);
  if (diagonal && (corner(r1, c1) || corner(r2, c2))) return 4n;
  return endlessKnightDistance(r1 - r2, c1 - c2);
}

/** knightDistance in plain numbers; undefined where big integers are needed or an argument is wrong. */
function onWideBoard(rows: number, columns: number, from: Cell, to: Cell): number | undefined {
  const [r1, c1] = from;
  const [r2, c2] = to;
  if (!(isIndex(r1, rows) && isIndex(r2, rows))) return undefined;
  if (!(isIndex(c1, columns) && isIndex(c2, columns))) return undefined;
  const x = Math.abs(r1 - r2);
  const y = Math.abs(c1 - c2);
  const corner = (row: number, column: number) =>
    (row === 0 || row === rows - 1) && (column === 0 || column === columns - 1);
  if (x === 1 && y === 1 && (corner(r1, c1) || corner(r2, c2))) return 4;
  const long = Math.max(x, y);
  const short = Math.min(x, y);
  if (long === 1 && short === 0) return 3;
  if (long === 2 && short === 2) return 4;
  const least = Math.max(Math.ceil(long / 2), Math.ceil((long + short) / 3));
  return least + ((least + long + short) % 2);
}

/** Whether a cell of this plain number exists on a side that is short enough for exact divisions. */
function isIndex(at: Whole, side: number): at is number {
  return at >= 0 && at < side && side <= 2 ** 31 && Number.isInteger(at) && Number.isInteger(side);
}

/** The fewest moves on a board without edges, for the difference (x, y). */
export function endlessKnightDistance(x: bigint, y: bigint): bigint {
  const [a, b] = [magnitude(x), magnitude(y)];
  const [long, short] = a > b ? [a, b] : [b, a];
  if (long === 1n && short === 0n) return 3n;
  if (long === 2n && short === 2n) return 4n;
  const half = (long + 1n) / 2n;
  const third = (long + short + 2n) / 3n;
  const least = half > third ? half : third;
  return least + ((least + long + short) & 1n); // every move changes the colour of the cell
}

/**
 * Boards of at most four rows: cut off the columns further than MARGIN outside both cells, remove whole
 * blocks of four columns between them (two moves each, in the same row), and search the rest.
 */
function onThinBoard(
  rows: bigint,
  columns: bigint,
  r1: bigint,
  c1: bigint,
  r2: bigint,
  c2: bigint,
): bigint {
  const [left, right] = c1 < c2 ? [c1, c2] : [c2, c1];
  const apart = right - left;
  const blocks = apart > MIDDLE ? (apart - MIDDLE) / 4n : 0n;
  const before = left < MARGIN ? left : MARGIN;
  const after = columns - 1n - right < MARGIN ? columns - 1n - right : MARGIN;
  const between = apart - 4n * blocks;
  const width = Number(before + between + after) + 1;
  const first = Number(c1 <= c2 ? before : before + between);
  const last = Number(c1 <= c2 ? before + between : before);
  const start = Number(r1) * width + first;
  const moves = layersBetween(Number(rows), width, start, Number(r2) * width + last);
  return moves < 0 ? -1n : BigInt(moves) + 2n * blocks;
}

/** The moves from cell to cell of a small board, layer by layer; -1 where no path leads. */
function layersBetween(rows: number, columns: number, from: number, to: number): number {
  const steps = leaperMoves(1, 2);
  const distances = new Int32Array(rows * columns).fill(-1);
  distances[from] = 0;
  const reached = [from];
  for (const cell of reached) {
    if (distances[to]! >= 0) break;
    const row = Math.floor(cell / columns);
    for (const step of steps) {
      const nextRow = row + step.rows;
      const column = cell - row * columns + step.columns;
      const next = nextRow * columns + column;
      if (nextRow < 0 || nextRow >= rows || column < 0 || column >= columns) continue;
      if (distances[next]! >= 0) continue;
      distances[next] = distances[cell]! + 1;
      reached.push(next);
    }
  }
  return distances[to]!;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

const MARGIN = 12n;
const MIDDLE = 36n;
