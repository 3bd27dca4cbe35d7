/**
 * SegmentGrid: a row-major grid under assignment to one cell and folds of rectangles by any commutative operation.
 *
 * Use     const grid = new SegmentGrid(2, 3, [3, 1, 4, 1, 5, 9], Math.max, -Infinity); grid.fold(0, 0, 2, 2);
 *         grid.set(1, 2, x); grid.get(1, 2)
 * Time    O(log rows · log columns) calls of op for set and fold; O(1) for get; O(cells) to build
 * Space   64 to 128 bytes a cell where values are numbers
 * Limits  up to 2^24 cells; op must be associative and commutative with `identity` on both sides. For sums alone
 *         FenwickGrid takes an eighth of the memory; a grid that never changes: GridFolds
 * Errors  RangeError for bad sides, values of another count, a cell or rectangle outside; TypeError without op or
 *         identity; values are not checked
 * Source  a segment tree of rows, each node a SegmentTree of columns: folklore, own code
 * Tested  programs.test.ts: against an array; verify: UVa 11297
 */
import { checkGrid, checkIdentity, checkIndex, checkOp, checkRange } from "./check-range";
import { SegmentTree } from "./segment-tree";

export class SegmentGrid<T = number> {
  readonly rows: number;
  readonly columns: number;
  private readonly op: (a: T, b: T) => T;
  private readonly identity: T;
  /** Node k has the children 2k and 2k + 1, its tree their folds column by column; row r is node rows + r. */
  private readonly trees: SegmentTree<T>[] = [];

  constructor(
    rows: number,
    columns: number,
    cells: ArrayLike<T>,
    op: (a: T, b: T) => T,
    identity: T,
  ) {
    checkGrid("SegmentGrid", rows, columns, 2 ** 24, cells);
    checkOp("SegmentGrid", op);
    checkIdentity("SegmentGrid", identity);
    this.rows = rows;
    this.columns = columns;
    this.op = op;
    this.identity = identity;
    const folds: T[][] = [];
    for (let k = 2 * rows - 1; k > 0; k--) {
      folds[k] = Array.from({ length: columns }, (_, column) =>
        k < rows
          ? op(folds[2 * k]![column]!, folds[2 * k + 1]![column]!)
          : cells[(k - rows) * columns + column]!,
      );
      this.trees[k] = new SegmentTree(folds[k]!, op, identity);
    }
  }

  get(row: number, column: number): T {
    checkIndex("SegmentGrid.get: row", row, this.rows);
    checkIndex("SegmentGrid.get: column", column, this.columns);
    return this.trees[this.rows + row]!.get(column);
  }

  set(row: number, column: number, x: T): void {
    checkIndex("SegmentGrid.set: row", row, this.rows);
    checkIndex("SegmentGrid.set: column", column, this.columns);
    const { trees } = this;
    let k = this.rows + row;
    trees[k]!.set(column, x);
    for (k >>= 1; k > 0; k >>= 1) {
      trees[k]!.set(column, this.op(trees[2 * k]!.get(column), trees[2 * k + 1]!.get(column)));
    }
  }

  /** The fold of the cells in the rows [top, bottom) and the columns [left, right); the identity of none. */
  fold(top: number, left: number, bottom: number, right: number): T {
    checkRange("SegmentGrid.fold: rows", top, bottom, this.rows);
    checkRange("SegmentGrid.fold: columns", left, right, this.columns);
    const { trees, op } = this;
    let fold = this.identity;
    for (let a = this.rows + top, b = this.rows + bottom; a < b; a >>= 1, b >>= 1) {
      if (a & 1) fold = op(fold, trees[a++]!.fold(left, right));
      if (b & 1) fold = op(fold, trees[--b]!.fold(left, right));
    }
    return fold;
  }
}
