import type { Bench, FunctionContender, Run } from "../../../scripts/bench/bench";
import { functionBench } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { SlidingBoard } from "../sliding-board";
import { slidingSolver } from "../sliding-solver";

/** Of the packages on npm this one solves 15-puzzles; scripts/bench/README.md names the others. */
interface Package {
  readonly Grid: new (tiles: Tiles, blank: number, goal: Tiles) => unknown;
  /** Gives up, with false, after 200,000 states. */
  readonly Solver: new (
    grid: unknown,
  ) => { solve(): readonly string[] | false };
}
type Tiles = readonly (number | "")[];

/** The moves of a solution, or undefined. */
type Length = (board: Uint8Array) => number | undefined;

const SEED = 1;
const fifteen = new SlidingBoard(4, 4);

export const benches: readonly Bench[] = [work(100, 20), work(12, 40), work(5, 1000)];

function work(count: number, moves: number): Bench {
  const solver = () => {
    const solve = slidingSolver(4, 4);
    return (board: Uint8Array) => solve(board)?.length;
  };
  let ready: Length | undefined;
  const later = counted(count, moves, () => ready!);
  const ours: FunctionContender[] = [
    {
      role: "ours",
      name: "slidingSolver, made before",
      prepare: () => {
        ready ??= solver();
        return later.prepare();
      },
      note: later.note,
    },
    { role: "ours", name: "slidingSolver, making it too", ...counted(count, moves, solver) },
  ];
  let solved: Length;
  const peer = counted(count, moves, () => solved);
  const peerContender: FunctionContender = {
    role: "peer",
    name: "sliding-puzzle-solver",
    prepare: ({ default: module }: { default: Package }) => {
      solved = packageLength(module);
      return peer.prepare();
    },
    note: peer.note,
  };
  return functionBench({ work: `${count} 15-puzzles, ${moves} random moves away`, seed: SEED }, [
    ...ours,
    peerContender,
  ]);
}

/** A run over the boards, `make` included, and what it came to. */
function counted(count: number, moves: number, make: () => Length) {
  let [solved, total, worstMs] = [0, 0, 0];
  const prepare = (): Run => {
    const random = new Random(SEED);
    const boards = Array.from({ length: count }, () => walked(random, moves));
    return () => {
      [solved, total, worstMs] = [0, 0, 0];
      const length = make();
      for (const board of boards) {
        const before = process.cpuUsage();
        const fewest = length(board);
        const { user, system } = process.cpuUsage(before);
        worstMs = Math.max(worstMs, (user + system) / 1000);
        if (fewest === undefined) continue;
        solved++;
        total += fewest;
      }
      return count;
    };
  };
  const note = () =>
    `${solved} of ${count} solved, ${total} moves in all; one board at worst ${worstMs.toFixed(1)} ms`;
  return { prepare, note };
}

function packageLength({ Grid, Solver }: Package): Length {
  const tiles = (board: Uint8Array): Tiles => Array.from(board, (tile) => tile || "");
  return (board) => {
    const grid = new Grid(tiles(board), board.indexOf(0), tiles(fifteen.goal()));
    const moves = new Solver(grid).solve();
    return moves ? moves.length : undefined;
  };
}

/** The goal after `moves` random moves, none undoing the one before. */
function walked(random: Random, moves: number): Uint8Array {
  const steps: number[] = [];
  let blank = fifteen.cells - 1;
  let back = -1;
  while (steps.length < moves) {
    const move = random.int(0, 3);
    const to = fifteen.to[4 * blank + move]!;
    if (to < 0 || move === back) continue;
    steps.push(move);
    back = move ^ 1;
    blank = to;
  }
  const boards = fifteen.replay(fifteen.goal(), steps);
  return boards[boards.length - 1]!;
}
