import { inversionPairs } from "../../../../lib/draw/sliding-frames";
import { blankMoves, SlidingBoard } from "../../../../lib/sliding/sliding-board";
import { slidingDepths } from "../../../../lib/sliding/sliding-depths";
import { slidingHeuristic } from "../../../../lib/sliding/sliding-heuristic";
import { slidingSolvable } from "../../../../lib/sliding/sliding-solvable";
import { type Scene, solution } from "../../../../problems/sliding-puzzle/view";

/** The steps of the lesson on sliding puzzles, in their order. */
export const SLIDING_STEPS = [
  "question",
  "way",
  "inversions",
  "oddWidth",
  "evenWidth",
  "twoByFour",
  "line",
  "count",
  "blind",
  "depth",
  "deepening",
  "estimates",
  "aStar",
  "stop",
  "idaStar",
  "yours",
] as const;
export type SlidingStep = (typeof SLIDING_STEPS)[number];

/** The examples that the buttons bring back. */
export const SLIDING_EXAMPLES = ["three", "fifteen", "twoByFour", "twoByTwo"] as const;
export type SlidingExample = (typeof SLIDING_EXAMPLES)[number];

/** The boards of the documents. */
export const BOARDS = {
  three: { rows: 3, columns: 3, board: [1, 2, 3, 0, 4, 6, 7, 5, 8] },
  swapped: { rows: 3, columns: 3, board: [1, 2, 3, 4, 5, 6, 8, 7, 0] },
  fifteen: { rows: 4, columns: 4, board: [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0] },
  twoByFour: { rows: 2, columns: 4, board: [0, 7, 2, 1, 4, 6, 3, 5] },
  twoByTwo: { rows: 2, columns: 2, board: [1, 3, 2, 0] },
  line: { rows: 1, columns: 4, board: [1, 3, 0, 2] },
  tree: { rows: 3, columns: 3, board: [1, 2, 3, 5, 0, 6, 4, 7, 8] },
  bounds: { rows: 3, columns: 3, board: [2, 3, 1, 4, 5, 6, 7, 8, 0] },
} as const satisfies Readonly<Record<string, Scene>>;

/** The sizes of the report's table, but for one row and the largest. */
const SIZES = [
  ...[
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 3],
    [2, 5],
    [2, 6],
    [3, 4],
    [2, 7],
    [3, 5],
    [2, 8],
    [4, 4],
  ],
] as const;

/** Cells of the largest boards that are counted, in the tests and when the site is built: 12 take 5 s. */
const COUNTED = 10;
export const COUNTED_WHEN_BUILT = 12;

/** How far a tile is from its place. */
export interface TileDistance {
  readonly tile: number;
  readonly rows: number;
  readonly columns: number;
}

/** How many boards of a size can be reached; counted one by one, or by the formula n!/2. */
export interface Reachable {
  readonly rows: number;
  readonly columns: number;
  readonly boards: string;
  readonly isCounted: boolean;
}

function reachable(rows: number, columns: number, counted: number): Reachable {
  const isCounted = rows * columns <= counted;
  const boards = isCounted
    ? slidingDepths(rows, columns).reduce((sum, count) => sum + count, 0)
    : halfOfAllOrders(rows * columns);
  return { rows, columns, boards: boards.toLocaleString("en"), isCounted };
}

/** n!/2 of n cells. */
function halfOfAllOrders(cells: number): bigint {
  let product = 1n;
  for (let factor = 3; factor <= cells; factor++) product *= BigInt(factor);
  return product;
}

/**
 * The numbers and boards that the lesson names, computed by the library. Sizes of up to `counted` cells
 * are counted board by board.
 */
export function slidingFacts(counted = COUNTED) {
  const { three, fifteen, twoByFour, twoByTwo } = BOARDS;
  const sceneFacts = (scene: Scene) => {
    const tiles = scene.board.filter((tile) => tile > 0);
    const pairs = inversionPairs(scene.board);
    const blankRow = Math.floor(scene.board.indexOf(0) / scene.columns);
    return {
      tiles,
      pairs: pairs.map(([left, right]) => [tiles[left]!, tiles[right]!] as const),
      inversions: pairs.length,
      /** The blank's row, from the bottom, the last one being 1. */
      blankRow: scene.rows - blankRow,
      isSolvable: slidingSolvable(scene.rows, scene.columns, scene.board),
    };
  };
  const moves = solution(three)!;
  const names = new SlidingBoard(3, 3).tileMoves(three.board, moves);
  const estimate = (scene: Scene, name: Parameters<typeof slidingHeuristic>[0]) =>
    slidingHeuristic(name, scene.rows, scene.columns).of(Uint8Array.from(scene.board));
  const least = estimate(BOARDS.bounds, "manhattan");
  const most = solution(BOARDS.bounds)!.length;
  return {
    three: { ...sceneFacts(three), string: three.board.join("") },
    /** The report's two orders without a board. */
    small: [
      [1, 2, 4, 3],
      [3, 1, 2, 4],
    ].map((order) => ({ order: order.join(", "), inversions: inversionPairs(order).length })),
    way: names.map((name) => {
      const [tile, direction] = name.split(" ");
      return { tile: Number(tile), direction: direction as "left" | "right" | "up" | "down" };
    }),
    /** The moves of the blank as letters U D L R. */
    letters: blankMoves(moves),
    swapped: sceneFacts(BOARDS.swapped),
    fifteen: sceneFacts(fifteen),
    twoByFour: {
      ...sceneFacts(twoByFour),
      inPlace: twoByFour.board.length - estimate(twoByFour, "tiles-in-place"),
    },
    twoByTwo: sceneFacts(twoByTwo),
    line: sceneFacts(BOARDS.line),
    distances: distances(twoByFour),
    manhattan: estimate(twoByFour, "manhattan"),
    /** The report counts the blank's way as well. */
    withBlank: estimate(twoByFour, "manhattan-with-blank"),
    /** The report's sizes up to the 15-puzzle, which is the last one. */
    reachable: SIZES.map(([rows, columns]) => reachable(rows, columns, counted)),
    /** The report's largest size, of which no double holds the number. */
    largest: reachable(5, 5, counted),
    deepest: { three: slidingDepths(3, 3).length - 1 },
    bounds: {
      least,
      most,
      all: Array.from({ length: (most - least) / 2 + 1 }, (_, at) => least + 2 * at),
    },
  };
}
export type SlidingFacts = ReturnType<typeof slidingFacts>;

function distances({ columns, board }: Scene): TileDistance[] {
  return board
    .flatMap((tile, cell) => {
      if (tile === 0) return [];
      const home = tile - 1;
      const rows = Math.abs(Math.floor(cell / columns) - Math.floor(home / columns));
      return [{ tile, rows, columns: Math.abs((cell % columns) - (home % columns)) }];
    })
    .sort((a, b) => a.tile - b.tile);
}
