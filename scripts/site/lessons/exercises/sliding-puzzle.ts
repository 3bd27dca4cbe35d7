import { element } from "../../../../lib/draw/element";
import type { Frame } from "../../../../lib/draw/frame";
import { inversionPicture, miniature, slidingFrames } from "../../../../lib/draw/sliding-frames";
import type { Random } from "../../../../lib/sequence/random";
import { SlidingBoard } from "../../../../lib/sliding/sliding-board";
import { slidingHeuristic } from "../../../../lib/sliding/sliding-heuristic";
import { slidingSolvable } from "../../../../lib/sliding/sliding-solvable";
import type { Scene } from "../../../../problems/sliding-puzzle/view";
import type { Maker } from "./exercise";

const SIZES = [
  ...[
    [3, 3],
    [3, 3],
    [2, 4],
    [2, 3],
    [3, 2],
    [1, 4],
  ],
] as const;

/** Can a board be solved? Option 0 is yes. */
export const solvable: Maker<Scene> = (random) => {
  const [rows, columns] = random.pick(SIZES);
  const board = random.shuffle(Array.from({ length: rows * columns }, (_, tile) => tile));
  const scene = { rows, columns, board };
  return {
    data: scene,
    answer: { right: [slidingSolvable(rows, columns, board) ? 0 : 1] },
    ask({ page, own }) {
      const { sliding } = page.sliding.view;
      const frame = slidingFrames(scene, undefined, true, sliding).at(0);
      return { ...frame, figures: [], sentence: own.solvable, options: [sliding.yes, sliding.no] };
    },
    hint: (own) => own.solvableHint(columns, rows),
    reason({ page }) {
      const { sliding } = page.sliding.view;
      const picture = inversionPicture(scene, sliding);
      const { box, parts } = slidingFrames(scene, undefined, true, sliding).at(0);
      const [, , width, height] = picture.box;
      const small = element(
        "g",
        { transform: `translate(4 ${height + 14}) scale(0.5)` },
        ...parts.filter(Boolean),
      );
      const whole = [0, 0, Math.max(width, box[2] / 2), height + box[3] / 2 + 14] as const;
      return { ...picture, box: whole, parts: [...picture.parts, small] };
    },
  };
};

const THREE = new SlidingBoard(3, 3);
const { of: manhattan } = slidingHeuristic("manhattan", 3, 3);

/** The boards that one move leads to, where the blank goes up, down, left and right. */
function childrenOf(board: Uint8Array): { board: Uint8Array; move: number }[] {
  const blank = board.indexOf(0);
  return [0, 1, 2, 3].flatMap((move) =>
    THREE.to[4 * blank + move]! < 0 ? [] : [{ move, board: THREE.replay(board, [move])[1]! }],
  );
}

function randomWalk(random: Random, moves: number): Uint8Array {
  let board = THREE.goal();
  for (let move = 0; move < moves; move++) board = random.pick(childrenOf(board)).board;
  return board;
}

/** What are g, h and f of a child? */
export const child: Maker<{ board: Uint8Array; g: number; move: number }> = (random) => {
  const board = randomWalk(random, random.int(8, 30));
  const g = random.int(1, 6);
  const next = random.pick(childrenOf(board).filter((one) => manhattan(one.board) > 0));
  const h = manhattan(next.board);
  const [tile, way] = THREE.tileMoves(board, [next.move])[0]!.split(" ");
  const scene = { rows: 3, columns: 3, board: [...board] };
  return {
    data: { board, g, move: next.move },
    answer: { fields: { g: g + 1, h, f: g + 1 + h } },
    ask({ page, own }) {
      const frame = slidingFrames(scene, undefined, true, page.sliding.view.sliding).at(0);
      return { ...frame, figures: [], sentence: own.child(g, Number(tile)) };
    },
    hint: (own) => own.childHint,
    reason({ page }) {
      const { sliding } = page.sliding.view;
      const frame = slidingFrames(scene, [next.move], true, sliding).at(1);
      const sentence = sliding.slides(Number(tile), way as "left", g + 1, 1, h);
      const items = Array.from({ length: 8 }, (_, at) => `${at + 1}: ${apart(next.board, at + 1)}`);
      return { ...frame, figures: [], sentence, lists: [{ title: `h = ${h}`, items }] };
    },
  };
};

/** Rows and columns between a tile and its place: what the heuristic says of a board where it alone is out of place. */
function apart(board: Uint8Array, tile: number): number {
  const [cell, home] = [board.indexOf(tile), tile - 1];
  return Math.abs(Math.floor(cell / 3) - Math.floor(home / 3)) + Math.abs((cell % 3) - (home % 3));
}

/** The queue holds the children of the first board: which board is taken after them? */
export const nextBoard: Maker<{ start: Uint8Array; options: Uint8Array[] }> = (random) => {
  const start = randomWalk(random, random.int(4, 20));
  const queue = childrenOf(start).map(({ board }) => board);
  const later = queue.flatMap((board) => childrenOf(board)).map(({ board }) => board);
  const fresh = later.filter((board) => board.join() !== start.join());
  // Two ways of two moves never lead to one board, so the others are different.
  const options = random.shuffle([fresh[0]!, start, ...random.shuffle(fresh.slice(1)).slice(0, 2)]);
  const row = [start, ...queue];
  return {
    data: { start, options },
    answer: { right: [options.indexOf(fresh[0]!)] },
    ask: ({ own }) => ({
      ...boardsPicture(row, row.length, own.nextBoard),
      options: options.map((board) => boardText(board)),
    }),
    hint: (own) => own.nextBoardHint,
    reason: ({ own }) => boardsPicture([...row, fresh[0]!], row.length, own.nextBoardReason),
  };
};

/** "1 2 3 / 4 0 5 / 6 7 8". */
function boardText(board: Uint8Array): string {
  return [0, 3, 6].map((from) => board.subarray(from, from + 3).join(" ")).join(" / ");
}

/** The board that was taken, then the queue; board number `lit` is framed. */
function boardsPicture(boards: readonly Uint8Array[], lit: number, sentence: string): Frame {
  const parts = boards.map((board, at) => {
    const box = { x: -4, y: -4, width: 50, height: 50, rx: 4, "stroke-width": 2.5 };
    const order = { class: "t-muted", x: 21, y: 56, "font-size": 10 };
    return element(
      "g",
      { transform: `translate(${at * 58} 0)` },
      miniature(board, 3),
      at === lit ? element("rect", { class: "warm-line", ...box }) : "",
      element("text", order, at === 0 ? "✓" : `${at}`),
    );
  });
  const width = Math.max(boards.length * 58, 280);
  const label = boards.map((board) => boardText(board)).join("; ");
  return { box: [-6, -6, width, 72], label, parts, sentence, figures: [] };
}

export const makers: readonly Maker[] = [solvable, child, nextBoard, solvable, child, nextBoard];
