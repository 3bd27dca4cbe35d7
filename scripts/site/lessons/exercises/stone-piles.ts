import { mex } from "../../../../lib/game/grundy";
import type { Random } from "../../../../lib/sequence/random";
import {
  gameOf,
  moveName,
  type Scene,
  view,
  winning,
} from "../../../../problems/stone-pile-grundy/view";
import { type Maker, squaresPicture } from "./exercise";

/** Which is the smallest number that is missing in a set? */
export const mexOf: Maker<readonly number[]> = (random) => {
  const all = random.shuffle(Array.from({ length: 8 }, (_, number) => number));
  const set = all.slice(0, random.int(2, 6));
  const missing = mex(set);
  return {
    data: set,
    answer: { fields: { mex: missing } },
    ask({ own }) {
      const squares = set.map((text) => ({ text, look: "cell" }) as const);
      return squaresPicture([squares], own.mexOf(set));
    },
    hint: (own) => own.mexOfHint,
    reason({ own }) {
      const squares = Array.from({ length: Math.max(missing, ...set) + 1 }, (_, number) => ({
        text: set.includes(number) ? number : `${number}?`,
        look: set.includes(number) ? ("soft" as const) : ("cell" as const),
        isFramed: number === missing,
      }));
      return squaresPicture([squares], own.mexOfReason(missing));
    },
  };
};

/** Two or three numbers of stones that a move may take, 1 among them: so the last stone is the last move. */
function someMoves(random: Random): number[] {
  const others = random.shuffle([2, 3, 4, 5]).slice(0, random.int(1, 2));
  return [1, ...others.sort((a, b) => a - b)];
}

/** What is the Grundy number of a pile? */
export const pileNumber: Maker<{ moves: readonly number[]; size: number }> = (random) => {
  const moves = someMoves(random);
  const size = random.int(3, 12);
  const number = gameOf({ moves }).number(size);
  const scene = (numbered: number): Scene => ({ piles: [BigInt(size)], moves, numbered });
  return {
    data: { moves, size },
    answer: { fields: { [`g(${size})`]: number } },
    ask({ page, own }) {
      const frame = view.frames(scene(-1), page.stones.view).at(0);
      const sentence = `${frame.sentence} ${own.pileNumber(size)}`;
      return { ...frame, figures: [], sentence };
    },
    hint: (own) => own.pileNumberHint,
    reason: ({ page }) => ({
      ...view.frames(scene(size), page.stones.view).at(1),
      figures: [],
    }),
  };
};

/** Does the player to move win, and by which move? Option 0 is none. */
export const pileMove: Maker<Scene> = (random) => {
  const moves = someMoves(random);
  const piles = Array.from({ length: random.int(2, 3) }, () => BigInt(random.int(1, 9)));
  const scene: Scene = { piles, moves };
  const legal = piles.flatMap((size, pile) =>
    moves.map(BigInt).flatMap((taken) => (taken <= size ? [{ pile, taken }] : [])),
  );
  const wins = winning(scene);
  const right = legal.flatMap(({ pile, taken }, at) =>
    wins.some((move) => move.pile === pile && move.taken === taken) ? [at + 1] : [],
  );
  return {
    data: scene,
    answer: { right: right.length > 0 ? right : [0] },
    ask({ page, own }) {
      const { view: words } = page.stones;
      const frame = view.frames({ ...scene, numbered: -1 }, words).at(0);
      const sentence = `${frame.sentence} ${own.pileMove}`;
      const options = [own.noMoveWins, ...legal.map((move) => moveName(move, words))];
      return { ...frame, figures: [], sentence, options };
    },
    hint: (own) => own.pileMoveHint,
    reason({ page }) {
      const frames = view.frames(scene, page.stones.view);
      const { sentence } = frames.at(piles.length + 1);
      const last = frames.at(piles.length + 2);
      return { ...last, figures: [], lists: [], sentence: `${sentence} ${last.sentence}` };
    },
  };
};

export const makers: readonly Maker[] = [mexOf, mexOf, pileNumber, pileNumber, pileMove, pileMove];
