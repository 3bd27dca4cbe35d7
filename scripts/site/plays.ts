/** A page to play with. */
export interface Play {
  /** Its address below play/. */
  readonly page: string;
  readonly title: string;
  readonly lead: string;
  /** What a reader may look for, beside the title. */
  readonly names: string;
  /** The Vue component of app/components that draws it. */
  readonly component: string;
  /** The problems that it shows; it loads and saves files of the first one. */
  readonly slugs: readonly string[];
  /** What a reader can solve after the lesson, the easiest first. */
  readonly next: readonly string[];
}

export const PLAYS: readonly Play[] = [
  {
    page: "knight-moves",
    title: "Knight moves",
    lead: "How many moves from one square to another? Breadth-first search colours the board layer by layer; the first time it meets the target is the answer.",
    names: "BFS, breadth-first search, knight, shortest path",
    component: "KnightPlay",
    slugs: ["knight-moves"],
    next: [
      "minimum-knight-moves",
      "knight-jump",
      "knightl-on-a-chessboard",
      "the-way-of-a-knight",
      "knights-in-fen",
      "knights-tour",
    ],
  },
  {
    page: "stone-piles",
    title: "Stone piles",
    lead: "Take stones from one pile; the player who takes the last one wins. Each pile has a number, and the numbers, combined by XOR, say who wins.",
    names: "Grundy, Sprague-Grundy, Nim, mex",
    component: "StonesPlay",
    slugs: ["stone-pile-grundy"],
    next: ["stones", "bachets-game", "nim-game-1", "nim-game-2", "stair-game", "grundys-game"],
  },
  {
    page: "chessboard-coins",
    title: "Coins on a chessboard",
    lead: "Each coin is a game of its own. Every square has a Grundy number; the numbers under the coins, combined by XOR, say who wins.",
    names: "Grundy, Sprague-Grundy, XOR, Nim sum",
    component: "CoinsPlay",
    slugs: ["chessboard-coin-game"],
    next: ["one-coin-on-a-chessboard", "another-game", "nim-game-2", "s-nim", "misere-nim"],
  },
  {
    page: "sliding-puzzle",
    title: "Sliding puzzles",
    lead: "Slide the tiles until they read 1, 2, 3, … Nine searches race on the same board: how far, how many boards, how much memory.",
    names: "A*, A star, IDA*, BFS, DFS, 8-puzzle, 15-puzzle",
    component: "SlidingPlay",
    slugs: ["sliding-puzzle", "8-puzzle"],
    next: [
      "n-puzzle-scramble",
      "sliding-puzzle-2x3",
      "puzzle-solvability",
      "8-puzzle-fewest-moves",
      "eight-puzzle-steps",
      "15-puzzle",
    ],
  },
  {
    page: "n-queens",
    title: "N queens",
    lead: "Boards of queens evolve: the fitter ones have children, and one day none of the queens attack each other. Or place them yourself.",
    names: "genetic algorithm, evolution, queens",
    component: "QueensPlay",
    slugs: ["n-queens-genetic", "n-queens"],
    next: [
      "eight-queens",
      "8-queens-problem",
      "chessboard-and-queens",
      "still-n-queens",
      "n-queens-count",
    ],
  },
];
