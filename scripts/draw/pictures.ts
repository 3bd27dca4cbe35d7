/** A picture of one scene of a case. */
export interface Picture {
  readonly slug: string;
  /** The case. */
  readonly name: string;
  /** Which scene of it, from 1. */
  readonly scene: number;
  readonly still: boolean;
  /** Which step is the still picture: 0 the first, 1 the last. */
  readonly at?: number;
  readonly secondsAFrame?: number;
  readonly mostFrames?: number;
}

/** The pictures in the READMEs, of two of which the position alone, since their last step answers the question; `npm run draw -- --readmes` redraws them. */
export const PICTURES: readonly Picture[] = [
  { slug: "knight-moves", name: "sample-1", scene: 4, still: true, at: 0 },
  { slug: "stone-pile-grundy", name: "sample-1", scene: 1, still: false, secondsAFrame: 2 },
  { slug: "chessboard-coin-game", name: "sample-1", scene: 1, still: true, at: 0 },
  { slug: "8-puzzle", name: "sample-1", scene: 1, still: false },
  { slug: "sliding-puzzle", name: "sample-1", scene: 1, still: false, secondsAFrame: 1 },
  { slug: "n-queens-genetic", name: "edge-crlf", scene: 1, still: false, mostFrames: 16 },
  { slug: "punching-holes", name: "random-4", scene: 1, still: false },
];

export function pictureFile(slug: string): string {
  return `problems/${slug}/view.svg`;
}
