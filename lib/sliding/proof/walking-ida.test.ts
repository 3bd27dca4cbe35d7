import { expect, it } from "vitest";
import { expectShortest } from "../../../scripts/testing/shortest-slides";
import { tableOf } from "../../io/proof/rows-of";
import { moveAutomaton } from "../move-automaton";
import { slidingIda } from "../sliding-ida";
import { WalkingDistance } from "../walking-distance";
import { walkingIda } from "../walking-ida";

for (const [rows, columns] of tableOf("2 3, 3 2, 3 3")) {
  it(`leads to shortest ways on ${rows}×${columns}`, () => {
    const down = new WalkingDistance(rows, columns);
    const across = new WalkingDistance(columns, rows);
    expectShortest(rows, columns, walkingIda(rows, columns, down, across), 100);
  });
}

it("moves the blank to the end of a single row or column", () => {
  const automaton = moveAutomaton(2).next;
  for (const [rows, columns, move] of tableOf("4 1 1, 1 4 3")) {
    const down = new WalkingDistance(rows, columns);
    const across = new WalkingDistance(columns, rows);
    const heuristic = walkingIda(rows, columns, down, across);
    const search = slidingIda(rows, columns, heuristic, { automaton, maxMoves: 8 });
    expect(search([1, 0, 2, 3]).moves).toEqual(Uint8Array.of(move, move));
  }
});
