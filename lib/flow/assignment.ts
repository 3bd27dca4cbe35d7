/**
 * assignment: a different column for each row of a matrix, at the least total cost; sparseAssignment: the same by
 * edges, where most pairs have no cost.
 *
 * Use     const columnOf = assignment([3, 1, 2, 4], 2, 2); // costs row by row
 *         const edgeOf = sparseAssignment(2, 3, [0, 0, 1], [0, 2, 2], [5, 1, 1])
 * Time    O(rows² · columns); on random matrices nearly O(rows · columns); by edges O(m log n) for each row
 * Space   32 bytes a column, 8 bytes a row beside the matrix; by edges 100 bytes each
 * Limits  rows ≤ columns; costs finite, exact where they are integers whose sums stay below 2^53;
 *         for the greatest sum negate the costs
 *         Costs of edges are integers, times rows + columns below 2^53
 * Errors  RangeError for bad sizes, a cost that is not finite, of an edge no integer, an end outside
 * Source  R. Jonker, A. Volgenant, Computing 38 (1987), 325-340: reduction, then shortest paths
 * Tested  programs.test.ts: against assignment.twin.ts; assignment.test.ts: rectangles, edges; verify: Library
 *         Checker assignment
 */
import { shown } from "../io/shown";
import { checkIndex, checkSize } from "../range/check-range";
import { MinCostFlow } from "./min-cost-flow";

/** costs[r * columns + c]; returns the column of each row. */
export function assignment(costs: ArrayLike<number>, rows: number, columns = rows): Int32Array {
  checkSizes(costs.length, rows, columns);
  const cost = costs instanceof Float64Array ? costs : new Float64Array(costs);
  checkFinite(cost);
  const columnOf = new Int32Array(rows).fill(-1);
  const rowOf = new Int32Array(columns).fill(-1);
  const price = new Float64Array(columns); // the dual of a column: ≤ 0, and 0 where it is free
  const free: Int32Array = Int32Array.from({ length: rows }, (_, row) => row);
  let count = rows;
  if (rows === columns) {
    count = reduceColumns(cost, rows, price, columnOf, rowOf, free);
  }
  for (let pass = 0; pass < 2 && columns > 1; pass++) {
    count = reduceRows(cost, columns, price, columnOf, rowOf, free, count);
  }
  const before = new Int32Array(columns);
  const open: OpenColumns = {
    order: new Int32Array(columns),
    prices: new Float64Array(columns),
    distance: new Float64Array(columns),
  };
  for (let at = 0; at < count; at++) {
    shortestPath(free[at]!, cost, columns, price, columnOf, rowOf, before, open);
  }
  return columnOf;
}

/**
 * Edge e joins row from[e] and column to[e] at costs[e]. The edge of each row, -1 for none: as many edges as possible,
 * no two at one row or column, at the least total cost; if `isPartial` fewer where that is cheaper. For the matching of
 * the greatest weight negate the weights and say so.
 */
export function sparseAssignment(
  rows: number,
  columns: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  costs: ArrayLike<number>,
  isPartial = false,
): Int32Array {
  checkSize("sparseAssignment: rows", rows, 2 ** 28);
  checkSize("sparseAssignment: columns", columns, 2 ** 28);
  if (from.length !== to.length || from.length !== costs.length) {
    const lengths = [from, to, costs].map(({ length }) => length).join(", ");
    throw new RangeError(`sparseAssignment: from, to and costs have lengths ${lengths}`);
  }
  const [source, sink] = [rows + columns, rows + columns + 1];
  const network = new MinCostFlow(sink + 1);
  for (let e = 0; e < from.length; e++) {
    checkIndex("sparseAssignment: from", from[e]!, rows);
    checkIndex("sparseAssignment: to", to[e]!, columns);
    if (!Number.isSafeInteger(costs[e])) {
      throw new RangeError(
        `sparseAssignment: costs[${e}] must be an integer, got ${shown(costs[e])}`,
      );
    }
    network.addEdge(from[e]!, rows + to[e]!, 1, costs[e]!);
  }
  for (let row = 0; row < rows; row++) {
    network.addEdge(source, row, 1, 0);
    if (isPartial) network.addEdge(row, sink, 1, 0);
  }
  for (let column = 0; column < columns; column++) network.addEdge(rows + column, sink, 1, 0);
  network.flow(source, sink);
  const edgeOf = new Int32Array(rows).fill(-1);
  for (let e = 0; e < from.length; e++) if (network.flowOf(e) === 1) edgeOf[from[e]!] = e;
  return edgeOf;
}

/** Gives each column, the last one first, to its cheapest row if that is free; returns the free rows. */
function reduceColumns(
  cost: Float64Array,
  n: number,
  price: Float64Array,
  columnOf: Int32Array,
  rowOf: Int32Array,
  free: Int32Array,
): number {
  const cheapest = new Int32Array(n);
  price.set(cost.subarray(0, n));
  for (let row = 1; row < n; row++) {
    const base = row * n;
    for (let column = 0; column < n; column++) {
      if (cost[base + column]! < price[column]!) {
        price[column] = cost[base + column]!;
        cheapest[column] = row;
      }
    }
  }
  for (let column = n - 1; column >= 0; column--) {
    const row = cheapest[column]!;
    if (columnOf[row]! >= 0) continue;
    columnOf[row] = column;
    rowOf[column] = row;
  }
  let count = 0;
  for (let row = 0; row < n; row++) if (columnOf[row]! < 0) free[count++] = row;
  return count;
}

/**
 * Gives each free row its cheapest column and lowers that column's price until the second cheapest
 * is as good; the row that had the column is free again. Writes the free rows into `free` and returns
 * their number.
 */
function reduceRows(
  cost: Float64Array,
  columns: number,
  price: Float64Array,
  columnOf: Int32Array,
  rowOf: Int32Array,
  free: Int32Array,
  count: number,
): number {
  let next = 0;
  let left = 0;
  let steps = 0;
  const most = 8 * count + 64; // rows may chase each other for long; shortestPath() takes over then
  while (next < count) {
    const row = free[next++]!;
    const base = row * columns;
    let least = cost[base]! - price[0]!;
    let second = Infinity;
    let best = 0;
    let other = -1;
    for (let column = 1; column < columns; column++) {
      const reduced = cost[base + column]! - price[column]!;
      if (reduced >= second) continue;
      if (reduced >= least) {
        second = reduced;
        other = column;
      } else {
        second = least;
        other = best;
        least = reduced;
        best = column;
      }
    }
    let taken = rowOf[best]!;
    const lowered = price[best]! - (second - least);
    const isLower = lowered < price[best]!;
    if (isLower) price[best] = lowered;
    else if (taken >= 0) {
      best = other;
      taken = rowOf[best]!;
    }
    columnOf[row] = best;
    rowOf[best] = row;
    if (taken < 0) continue;
    columnOf[taken] = -1;
    if (isLower && ++steps < most) free[--next] = taken;
    else free[left++] = taken;
  }
  return left;
}

/** Columns side by side: those not yet finished, then the finished ones. */
interface OpenColumns {
  readonly order: Int32Array;
  readonly prices: Float64Array;
  readonly distance: Float64Array;
}

/**
 * Dijkstra's algorithm on reduced costs from a free row to a free column, and the path turned over.
 * One pass over the open columns both shortens their distances and finds the next one.
 */
function shortestPath(
  free: number,
  cost: Float64Array,
  columns: number,
  price: Float64Array,
  columnOf: Int32Array,
  rowOf: Int32Array,
  before: Int32Array,
  open: OpenColumns,
): void {
  const { order, prices, distance } = open;
  for (let column = 0; column < columns; column++) order[column] = column;
  prices.set(price);
  distance.fill(Infinity);
  let left = columns;
  let row = free;
  let shift = 0; // of the row: the distance to it is taken off the reduced costs
  let least = 0;
  let end = 0;
  for (;;) {
    const base = row * columns;
    let nextAt = -1;
    least = Infinity;
    for (let at = 0; at < left; at++) {
      const column = order[at]!;
      const reach = cost[base + column]! - prices[at]! - shift;
      let own = distance[at]!;
      if (reach < own) {
        own = reach;
        distance[at] = own;
        before[column] = row;
      }
      // Among equals a free column ends the search.
      if (own > least || (own === least && rowOf[column]! >= 0)) continue;
      least = own;
      nextAt = at;
    }
    end = order[nextAt]!;
    row = rowOf[end]!;
    if (row < 0) break;
    shift = cost[row * columns + end]! - prices[nextAt]! - least;
    left--;
    order[nextAt] = order[left]!;
    prices[nextAt] = prices[left]!;
    distance[nextAt] = distance[left]!;
    order[left] = end;
    distance[left] = least;
  }
  for (let at = left; at < columns; at++) price[order[at]!]! += distance[at]! - least;
  for (let column = end; ; ) {
    row = before[column]!;
    rowOf[column] = row;
    const next = columnOf[row]!;
    columnOf[row] = column;
    if (row === free) return;
    column = next;
  }
}

function checkSizes(length: number, rows: number, columns: number): void {
  if (!Number.isInteger(rows) || !Number.isInteger(columns) || rows < 0 || rows > columns) {
    throw new RangeError(
      `assignment: rows and columns must be integers with 0 ≤ rows ≤ columns, got ${rows} and ${columns}`,
    );
  }
  if (length !== rows * columns) {
    throw new RangeError(`assignment: expected ${rows} · ${columns} costs, got ${length}`);
  }
}

function checkFinite(cost: Float64Array): void {
  for (let at = 0; at < cost.length; at++) {
    const value = cost[at]!;
    if (value - value !== 0) {
      throw new RangeError(`assignment: costs[${at}] must be finite, got ${value}`);
    }
  }
}
