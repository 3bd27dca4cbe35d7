import { expect, it } from "vitest";
import { nearest } from "./nearest";

const names = ["knight-moves", "stone-pile-grundy", "chessboard-coin-game", "8-puzzle", "n-queens"];

it("suggests the intended names", () => {
  expect(nearest("knigth-moves", names)).toEqual(["knight-moves"]);
  expect(nearest("nqueens", names)).toEqual(["n-queens"]);
  expect(nearest("coin", names)).toEqual(["chessboard-coin-game"]);
  expect(nearest("8puzle", names)).toEqual(["8-puzzle"]);
  expect(nearest("knigt", names)).toEqual(["knight-moves"]);
  expect(nearest("chesboard", names)).toEqual(["chessboard-coin-game"]);
  expect(nearest("xyzzy", names)).toEqual([]);
  expect(nearest("ax", ["ab", "bc"])).toEqual(["ab"]);
  expect(nearest("x", ["a", "b"])).toEqual([]);
});
