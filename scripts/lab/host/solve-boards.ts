import { moveAutomaton } from "../../../lib/sliding/move-automaton";
import { rankedIda } from "../../../lib/sliding/ranked-ida";
import { type IdaSearch, slidingIda } from "../../../lib/sliding/sliding-ida";
import type { PatternPlan } from "../pattern-plans";

export interface Solved {
  readonly moves: Uint8Array;
  readonly nodes: number;
  readonly ms: number;
}

export function databaseSearch(plan: PatternPlan, values: Uint8Array): IdaSearch {
  const { rows, columns, groups } = plan;
  const heuristic = rankedIda(rows, columns, groups, values, rows === columns);
  return slidingIda(rows, columns, heuristic, { automaton: moveAutomaton(10).next });
}

/** Solves the boards that no other thread has begun; `taken` counts them across threads. */
export function solveBoards(
  plan: PatternPlan,
  values: Uint8Array,
  boards: readonly (readonly number[])[],
  taken: Int32Array,
): (Solved | undefined)[] {
  const search = databaseSearch(plan, values);
  const solved: (Solved | undefined)[] = boards.map(() => undefined);
  for (;;) {
    const at = Atomics.add(taken, 0, 1);
    if (at >= boards.length) return solved;
    const before = performance.now();
    const { moves, nodes } = search(boards[at]!);
    solved[at] = { moves: moves!, nodes, ms: performance.now() - before };
  }
}
