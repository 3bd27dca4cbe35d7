/**
 * LeaperTrace: what a leaper's search for a square did, step by step.
 *
 * Use     leaperTrace({ rows: 8, columns: 8, leap: [1, 2], from: 0, to: 63, walls: [], search: "a-star" })
 * Time    O(cells · steps)
 * Space   a record of about 80 bytes a square reached
 * Limits  boards of gridMoves; for pictures: GridSearch is a hundred times leaner
 * Errors  RangeError from gridMoves and leaperMoves, and for a square that is not on the board
 * Source  Moore 1959; A*: Hart, Nilsson, Raphael 1968; Pohl 1971 for both ends; own code
 * Tested  leaper-trace.test.ts: lengths against GridSearch on random boards with walls, for all three;
 *         every path replayed; the tutorial's layers
 *
 * side    searches from both ends have two; a square belongs to the one that reached it first
 */
import { gridMoves } from "./grid-moves";
import { leaperMoves } from "./leaper-moves";

export const LEAPER_SEARCHES = ["breadth-first", "both-ends", "a-star"] as const;

export interface LeaperQuestion {
  readonly rows: number;
  readonly columns: number;
  /** The leaper's two lengths: 1 and 2 for the knight. */
  readonly leap: readonly [number, number];
  /** Cells row * columns + column. */
  readonly from: number;
  readonly to: number;
  readonly walls: readonly number[];
  readonly search: (typeof LEAPER_SEARCHES)[number];
}

export interface Reached {
  /** How many squares had been expanded. */
  readonly step: number;
  readonly cell: number;
  /** Moves from the end that reached it: 0 the knight, 1 the target. */
  readonly distance: number;
  readonly parent: number;
  readonly side: 0 | 1;
}

export interface LeaperTrace {
  /** In order of time; with A* a square may come again, with fewer moves. */
  readonly reached: readonly Reached[];
  /** Squares in the order in which they were expanded. */
  readonly expanded: readonly number[];
  /** The squares of a shortest path; none where no path leads. */
  readonly path: readonly number[];
}

/** Runs one of the three searches and records its steps. */
export function leaperTrace(question: LeaperQuestion): LeaperTrace {
  const { rows, columns, leap, from, to, search } = question;
  const moves = gridMoves(rows, columns, leaperMoves(leap[0], leap[1]));
  const isWall = new Uint8Array(rows * columns);
  for (const cell of [from, to, ...question.walls]) {
    if (!Number.isInteger(cell) || cell < 0 || cell >= rows * columns) {
      throw new RangeError(`leaperTrace: ${cell} is not on a board of ${rows} × ${columns}`);
    }
    isWall[cell] = 1;
  }
  isWall[from] = 0;
  isWall[to] = 0;
  const best: (Reached | undefined)[] = new Array(rows * columns);
  const reached: Reached[] = [];
  const expanded: number[] = [];
  const reach = (cell: number, parent: number, distance: number, side: 0 | 1) => {
    best[cell] = { step: expanded.length, cell, distance, parent, side };
    reached.push(best[cell]);
  };
  reach(from, -1, 0, 0);
  const find = search === "both-ends" ? fromBothEnds : fromOneEnd;
  const ends = from === to ? [to] : find();
  return { reached, expanded, path: ends.flatMap((end, at) => line(end, at === 0)) };

  /** The cell of the target once it is reached, else nothing. */
  function fromOneEnd(): number[] {
    const estimate = search === "a-star" ? leaperBound(question) : () => 0;
    // Rings by moves made plus moves left at least: no step makes that sum less, so one ring follows the
    // other, each first in, first out. Breadth-first has a ring for each distance.
    const rings: Waiting[][] = [];
    rings[estimate(from)] = [{ cell: from, distance: 0 }];
    for (let ring = estimate(from); ring < rings.length; ring++) {
      for (const { cell, distance } of rings[ring] ?? []) {
        if (distance > best[cell]!.distance) continue; // reached with fewer moves since
        expanded.push(cell);
        if (cell === to) return [to];
        for (const next of moves(cell)) {
          const moved = distance + 1;
          if (isWall[next] === 1 || moved >= (best[next]?.distance ?? Infinity)) continue;
          reach(next, cell, moved, 0);
          if (search === "breadth-first" && next === to) return [to];
          const f = moved + estimate(next);
          rings[f] ??= [];
          rings[f].push({ cell: next, distance: moved });
        }
      }
    }
    return [];
  }

  /** The two squares where the sides meet; each time the side with fewer squares expands a whole layer. */
  function fromBothEnds(): number[] {
    reach(to, -1, 0, 1);
    const layers = [[from], [to]];
    let link: number[] = [];
    while (link.length === 0 && layers.every((layer) => layer.length > 0)) {
      const side = layers[1]!.length < layers[0]!.length ? 1 : 0;
      const layer: number[] = [];
      for (const cell of layers[side]!) {
        expanded.push(cell);
        const moved = best[cell]!.distance + 1;
        for (const next of moves(cell)) {
          if (isWall[next] === 1) continue;
          const earlier = best[next];
          if (earlier === undefined) {
            reach(next, cell, moved, side);
            layer.push(next);
          } else if (earlier.side !== side && link.length === 0) {
            link = side === 0 ? [cell, next] : [next, cell];
          }
        }
      }
      layers[side] = layer;
    }
    return link;
  }

  /** The squares from one end to a cell, or from the cell to that end. */
  function line(cell: number, toCell: boolean): number[] {
    const squares: number[] = [];
    for (let at = cell; at >= 0; at = best[at]!.parent) squares.push(at);
    return toCell ? squares.reverse() : squares;
  }
}

interface Waiting {
  readonly cell: number;
  readonly distance: number;
}

/**
 * A lower bound of the moves left: a move covers at most `long` in one direction and a + b in both
 * together.
 */
export function leaperBound({ leap, columns, to }: LeaperQuestion): (cell: number) => number {
  const [a, b] = leap;
  const long = Math.max(a, b, 1);
  return (cell) => {
    const down = Math.abs(Math.floor(cell / columns) - Math.floor(to / columns));
    const across = Math.abs((cell % columns) - (to % columns));
    return Math.ceil(Math.max(down / long, across / long, (down + across) / Math.max(a + b, 1)));
  };
}
