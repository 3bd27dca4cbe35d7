/**
 * queensJoin: the number of placements of n queens, by joining upper and lower halves of the board.
 *
 * Use     queensJoin(7)
 * Time    n = 14 25 ms, 15 0.2 s, 16 0.65 s, 17 4.3 s, 18 24 s; the count itself grows by 6.5 a step
 * Space   24 bytes a half placement of one middle: 20 MB for n = 16, 60 MB for n = 17, 200 MB for n = 18
 * Limits  n in [6, 18]
 * Errors  RangeError for any other n
 * Source  own design; joining halves by masks as in E. Klyuev, N-Queens-Count-Sol
 * Tested  queens-count.test.ts: OEIS A000170 for n = 6 to 15; its bench to n = 17, and n = 18 once
 *
 * The two or three middle rows are filled first. Then the rows above and the rows below are each
 * filled in all ways, sorted by the set of columns that they use, and every upper half is compared with
 * the lower halves that use the other columns: they fit when they share no diagonal, that is when two
 * words have no common bit. Symmetry: only one of the four mirror images of a middle is filled; of a board
 * and its transpose only the one counts whose middle rows reach farther out than its middle columns
 * (twice) or as far (once).
 *
 * h        rows above the middle, and as many below
 * reach    largest |2c - n + 1| of the columns c of the middle queens
 * edge     a half whose middle columns reach as far as the middle rows do
 */
import { DisjointWords } from "./disjoint-words";
import { QueensHalves } from "./queens-halves";

export function queensJoin(n: number): number {
  if (!Number.isInteger(n) || n < 6 || n > 18) {
    throw new RangeError(`queensJoin: n must be an integer in [6, 18], got ${n}`);
  }
  const middle = n & 1 ? 3 : 2;
  const h = (n - middle) >> 1;
  const full = (1 << n) - 1;
  const upper = new QueensHalves(n, h);
  const lower = new QueensHalves(n, h);
  let count = 0;
  forEachMiddle(n, middle, (columns, images) => {
    let used = 0;
    let reach = 0;
    const diagonals = [0, 0, 0, 0]; // rising and falling where they enter the upper, the lower rows
    columns.forEach((column, row) => {
      used |= 1 << column;
      reach = Math.max(reach, Math.abs(2 * column - n + 1));
      diagonals[0]! |= 1 << (column + row + 1);
      diagonals[1]! |= (1 << column) >> (row + 1);
      diagonals[2]! |= 1 << (column + middle - row);
      diagonals[3]! |= (1 << column) >> (middle - row);
    });
    upper.fill(full & ~used, reach, (step) => h - 1 - step, diagonals[0]!, diagonals[1]!);
    if (upper.count === 0) return;
    lower.fill(full & ~used, reach, (step) => h + middle + step, diagonals[2]!, diagonals[3]!);
    count += images * join(upper, lower);
  });
  return count;
}

/** Calls back with one of the mirror images of each filling of the middle rows, and their number. */
function forEachMiddle(
  n: number,
  middle: number,
  visit: (columns: readonly number[], images: number) => void,
): void {
  const columns: number[] = [];
  const code = (row: readonly number[]) => row.reduce((sum, column) => sum * 32 + column, 0);
  const extend = () => {
    if (columns.length === middle) {
      const mirrored = columns.map((column) => n - 1 - column);
      const images = new Set(
        [columns, mirrored, [...columns].reverse(), [...mirrored].reverse()].map(code),
      );
      if (Math.min(...images) === code(columns)) visit(columns, images.size);
      return;
    }
    for (let column = 0; column < n; column++) {
      const row = columns.length;
      if (columns.some((other, at) => other === column || Math.abs(other - column) === row - at))
        continue;
      columns.push(column);
      extend();
      columns.pop();
    }
  };
  extend();
}

/** Twice the number of fitting pairs, less one for each pair with an edge. */
function join(upper: QueensHalves, lower: QueensHalves): number {
  const inner = new DisjointWords();
  const edges = new DisjointWords();
  const last = upper.sets - 1;
  let count = 0;
  for (let set = 0; set <= last; set++) {
    const from = upper.begin(set, 0);
    const edge = upper.begin(set, 1);
    const end = upper.begin(set, 2);
    if (from === end || lower.begin(last - set, 0) === lower.begin(last - set, 2)) continue;
    const other = last - set;
    const questions = end - from;
    inner.load(lower.masks, lower.begin(other, 0), lower.begin(other, 1), questions);
    edges.load(lower.masks, lower.begin(other, 1), lower.begin(other, 2), questions);
    for (let at = from; at < end; at++) {
      const mask = upper.masks[at]!;
      count += (at < edge ? 2 : 1) * inner.count(mask) + edges.count(mask);
    }
  }
  return count;
}
