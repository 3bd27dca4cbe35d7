import { moveAutomaton } from "../../../lib/sliding/move-automaton";
import { rankedIda } from "../../../lib/sliding/ranked-ida";
import { type IdaSearch, slidingIda } from "../../../lib/sliding/sliding-ida";
import type { PatternPlan } from "../pattern-plans";

export function databaseSearch(plan: PatternPlan, values: Uint8Array): IdaSearch {
  const { rows, columns, groups } = plan;
  const heuristic = rankedIda(rows, columns, groups, values, rows === columns);
  return slidingIda(rows, columns, heuristic, { automaton: moveAutomaton(10).next });
}
