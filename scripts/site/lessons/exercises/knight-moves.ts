import { knightDistance } from "../../../../lib/grid/knight-distance";
import { leaperTrace } from "../../../../lib/grid/leaper-trace";
import { CHESS, name, neighbours, type Scene, view } from "../../../../problems/knight-moves/view";
import type { Maker } from "./exercise";

/** How many new squares does the search reach when it takes the next square from its queue? */
export const freshSquares: Maker<{ scene: Scene; step: number }> = (random) => {
  const from = random.int(0, 63);
  // The corner that is farthest: at least four moves away, so the search goes on for a while.
  const to = (from < 32 ? 56 : 0) + (from % 8 < 4 ? 7 : 0);
  const scene = { ...CHESS, from, to };
  const { expanded } = leaperTrace(scene);
  const step = random.int(1, 9);
  const fresh = neighbours(scene, step + 1).filter(({ state }) => state === "new").length;
  return {
    data: { scene, step },
    answer: { fields: { "": fresh } },
    ask({ page, own }) {
      const frame = view.frames(scene, page.knight.view).at(step);
      const square = name(scene, expanded[step]!);
      return { ...frame, figures: [], sentence: own.freshSquares(square) };
    },
    hint: (own) => own.freshSquaresHint,
    reason: ({ page }) => view.frames(scene, page.knight.view).at(step + 1),
  };
};

/** How many moves does a knight need from one square to another? */
export const distance: Maker<Scene> = (random) => {
  const [from, to] = random.shuffle(Array.from({ length: 64 }, (_, cell) => cell));
  const scene = { ...CHESS, from: from!, to: to! };
  const square = (cell: number) => [Math.floor(cell / 8), cell % 8] as const;
  const moves = Number(knightDistance(8, 8, square(from!), square(to!)));
  return {
    data: scene,
    answer: { fields: { "": moves } },
    ask({ page, own }) {
      const frame = view.frames(scene, page.knight.view).at(0);
      const sentence = own.distance(name(scene, from!), name(scene, to!));
      return { ...frame, figures: [], lists: [], sentence };
    },
    hint: (own) => own.distanceHint,
    reason({ page }) {
      const frames = view.frames(scene, page.knight.view);
      return { ...frames.at(frames.count - 1), figures: [], lists: [] };
    },
  };
};

export const makers: readonly Maker[] = [
  ...[freshSquares, distance, freshSquares, distance, freshSquares, distance],
];
