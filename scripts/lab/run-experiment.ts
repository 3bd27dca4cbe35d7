import { Random } from "../../lib/sequence/random";
import type { SlidingSearch } from "../../lib/sliding/search-budget";
import { SlidingBoard } from "../../lib/sliding/sliding-board";
import { slidingSolvable } from "../../lib/sliding/sliding-solvable";
import type { ExperimentEvent, ExperimentPlan } from "./experiment";
import { ALGORITHMS, type AlgorithmName } from "./sliding-algorithms";

/** Searches every board of the plan by every algorithm, one after another. */
export async function* runExperiment(
  plan: ExperimentPlan,
  clock: () => number,
): AsyncGenerator<ExperimentEvent> {
  const { sizes, algorithms, boards, seed, maxStates, maxBytes, maxMs } = plan;
  yield { type: "start", runs: sizes.length * algorithms.length * boards, plan };
  let done = 0;
  for (const [rows, columns] of sizes) {
    const puzzle = new SlidingBoard(rows, columns);
    const random = new Random(seed);
    const starts = Array.from({ length: boards }, () => solvable(puzzle, random));
    const size = `${rows}×${columns}`;
    for (const algorithm of algorithms) {
      const search = searchOf(algorithm, puzzle);
      if (typeof search === "string") {
        done += boards;
        yield { type: "skipped", size, algorithm, reason: search, done };
        continue;
      }
      for (const start of starts) {
        const result = search(start, { maxStates, maxBytes, maxMs, clock });
        done++;
        yield { type: "run", run: { size, algorithm, board: [...start], result }, done };
      }
    }
  }
  yield { type: "end" };
}

/** The search, or why there is none for boards of this size. */
function searchOf(algorithm: AlgorithmName, puzzle: SlidingBoard): SlidingSearch | string {
  try {
    return ALGORITHMS[algorithm](puzzle);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

function solvable(puzzle: SlidingBoard, random: Random): Uint8Array {
  for (;;) {
    const board = random.shuffle(puzzle.goal());
    if (slidingSolvable(puzzle.rows, puzzle.columns, board)) return board;
  }
}
