import { describe, expect, it } from "vitest";
import { boardOf, table } from "../../../../problems/chessboard-coin-game/view";
import { coinsFacts } from "./chessboard-coins";

describe("the facts of the lesson on coins", () => {
  it("name the squares to which moves lead in the order of their numbers", () => {
    const { high, side } = coinsFacts();
    const board = boardOf(side);
    const numbers = new Map(Array.from(table(side), (number, cell) => [board.name(cell), number]));
    expect(high.byNumber.map((square) => numbers.get(square))).toEqual(high.reached);
    expect([...high.byNumber].sort()).toEqual([...high.targets].sort());
  });
});
