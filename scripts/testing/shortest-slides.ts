import { expect } from "vitest";
import { Random } from "../../lib/sequence/random";
import { moveAutomaton } from "../../lib/sliding/move-automaton";
import { type IdaHeuristic, slidingIda } from "../../lib/sliding/sliding-ida";
import { SlidingTable } from "../../lib/sliding/sliding-table";

/** Random boards of the size, each solved by as few moves as the table of all states says. */
export function expectShortest(
  rows: number,
  columns: number,
  heuristic: IdaHeuristic,
  rounds: number,
): void {
  const table = new SlidingTable(rows, columns);
  const random = new Random(9);
  for (const length of [2, 8]) {
    const { next } = moveAutomaton(length);
    const search = slidingIda(rows, columns, heuristic, { automaton: next });
    for (let round = 0; round < rounds; round++) {
      const board = random.shuffle(Array.from({ length: rows * columns }, (_, at) => at));
      let state = table.stateOf(board);
      if (state < 0) continue;
      const { moves } = search(board);
      expect(moves!.length).toBe(table.distance[state]);
      for (const move of moves!) state = table.step(state, move);
      expect(table.distance[state]).toBe(0);
    }
  }
}
