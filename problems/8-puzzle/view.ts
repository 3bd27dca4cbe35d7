/**
 * view: the eight puzzle and its shortest solution, board by board.
 *
 * A scene is one puzzle; its step k is the board after k moves.
 */
import type { View } from "../../lib/draw/frame";
import { type SlidingScene, slidingFrames } from "../../lib/draw/sliding-frames";
import { blankMoves, SlidingBoard } from "../../lib/sliding/sliding-board";
import { slidingSolver } from "../../lib/sliding/sliding-solver";
import { problem } from "./problem";

const { side } = problem.bounds;
const BOARD = new SlidingBoard(side, side);

export const view: View<SlidingScene> = {
  scenes(input, most) {
    const words = input
      .replace(/^\ufeff/, "")
      .split(/\s+/)
      .filter(Boolean);
    const scenes: SlidingScene[] = [];
    for (let at = 0; at < words.length && scenes.length < most; at += BOARD.cells) {
      const tiles = words.slice(at, at + BOARD.cells).map((word) => (word === "x" ? "0" : word));
      scenes.push({ rows: side, columns: side, board: [...BOARD.parse(tiles.join(" "))] });
    }
    return scenes;
  },
  input: ({ board }) => `${board.map((tile) => tile || "x").join(" ")}\n`,
  answer(scene) {
    const moves = solution(scene);
    return moves ? `${blankMoves(moves).toLowerCase()}\n` : "unsolvable\n";
  },
  frames: (scene) => slidingFrames(scene, solution(scene)),
};

function solution({ board }: SlidingScene): Uint8Array | undefined {
  return slidingSolver(side, side)(board);
}
