import type { SlidingSearch } from "../../../lib/sliding/search-budget";
import { blankMoves, SlidingBoard } from "../../../lib/sliding/sliding-board";
import { reachableStates, slidingSolvable } from "../../../lib/sliding/sliding-solvable";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { ALGORITHMS, type AlgorithmName } from "../sliding-algorithms";

/** Solves one board and prints moves, counts and, if asked for, every board on the way. */
export function solveBoard(
  size: string,
  numbers: string,
  options: SlideOptions,
  say: (text: string) => void,
): ExitCode {
  const [board, start] = read(size, numbers);
  const out = (line: string) => say(`${line}\n`);
  out(board.show(start));
  const reachable = reachableStates(board.rows, board.columns);
  out(`${counted(reachable, "board")} ${reachable === BigInt(1) ? "leads" : "lead"} to the goal`);
  if (!slidingSolvable(board.rows, board.columns, start)) {
    out("unsolvable");
    return EXIT.notAccepted;
  }
  const { moves, text } = byAlgorithm(board, start, options);
  out(text);
  if (!moves) return EXIT.notAccepted;
  if (moves.length === 0) return EXIT.accepted;
  out(`blank: ${blankMoves(moves)}`);
  for (const line of wrapped("tiles:", board.tileMoves(start, moves))) out(line);
  if (options.boards) {
    for (const state of board.replay(start, moves)) out(`\n${board.show(state)}`);
  }
  return EXIT.accepted;
}

interface Outcome {
  readonly moves: Uint8Array | undefined;
  readonly text: string;
}

/** The budget and the search of `npm run slide`. */
export interface SlideOptions {
  readonly by?: AlgorithmName;
  readonly seconds: number;
  readonly states: number;
  readonly megabytes: number;
  readonly boards?: true;
}

function byAlgorithm(board: SlidingBoard, start: Uint8Array, options: SlideOptions): Outcome {
  const { seconds, states, megabytes } = options;
  const [by, search] = options.by ? [options.by, searchOf(options.by, board)] : fastest(board);
  const clock = () => performance.now();
  const limits = { maxMs: 1000 * seconds, maxStates: states, maxBytes: 1e6 * megabytes, clock };
  const { moves, stopped, ...spent } = search(start, limits);
  const text = [
    moves ? `${counted(moves.length, "move")} by ${by}` : `not reached by ${by}: ${stopped}`,
    `${spent.expanded} expanded, ${spent.generated} generated, ${spent.states} kept`,
    `frontier ${spent.peakFrontier}, ${(spent.bytes / 1e6).toFixed(1)} MB, ${Math.round(spent.ms)} ms`,
  ];
  return { moves, text: text.join("\n") };
}

/** The first of these whose tables fit the board. */
function fastest(board: SlidingBoard): [AlgorithmName, SlidingSearch] {
  for (const by of ["ida-star-generated", "ida-star-patterns"] as const) {
    try {
      return [by, ALGORITHMS[by](board)];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return ["ida-star-linear-conflict", ALGORITHMS["ida-star-linear-conflict"](board)];
}

function searchOf(by: AlgorithmName, board: SlidingBoard): SlidingSearch {
  try {
    return ALGORITHMS[by](board);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ExpectedError(error.message, "--by ida-star-linear-conflict", EXIT.usage);
  }
}

function read(size: string, numbers: string): [SlidingBoard, Uint8Array] {
  const match = /^(\d+)[x×](\d+)$/.exec(size);
  try {
    if (!match) throw new Error(`no size "${size}"`);
    const board = new SlidingBoard(Number(match[1]), Number(match[2]));
    return [board, board.parse(numbers)];
  } catch (error) {
    throw new ExpectedError((error as Error).message, "3x3 1 2 3 0 4 6 7 5 8", EXIT.usage);
  }
}

/** The words behind a label, on lines of up to 80 columns. */
function wrapped(label: string, words: readonly string[]): string[] {
  const lines = [label];
  for (const [at, word] of words.entries()) {
    const next = at < words.length - 1 ? ` ${word},` : ` ${word}`;
    if (lines[lines.length - 1]!.length + next.length > 80) lines.push(" ".repeat(label.length));
    lines[lines.length - 1] += next;
  }
  return lines;
}
