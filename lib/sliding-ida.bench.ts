import type { Bench } from "../scripts/core/bench";
import { manhattanIda } from "./manhattan-ida";
import { moveAutomaton } from "./move-automaton";
import { slidingIda } from "./sliding-ida";

/** Ten of Korf's boards (1985), those of the fewest nodes. */
const BOARDS = [
  "1 6 10 8 14 12 4 2 13 11 3 5 9 7 15 0",
  "1 3 5 6 0 13 14 9 11 4 8 12 10 7 15 2",
  "6 1 15 8 5 10 13 0 3 4 2 7 14 9 11 12",
  "5 10 14 4 6 12 11 1 9 0 15 7 13 2 8 3",
  "13 5 0 4 10 3 12 6 14 15 1 8 9 11 2 7",
  "6 14 4 11 7 3 12 15 1 10 0 2 13 8 5 9",
  "14 12 15 10 1 13 4 6 3 7 2 0 8 5 9 11",
  "4 5 7 12 9 14 0 3 11 13 8 1 2 15 6 10",
  "1 5 6 11 9 0 12 13 14 15 8 4 10 2 7 3",
  "0 1 15 6 9 10 4 3 14 8 12 11 5 7 2 13",
].map((text) => text.split(" ").map(Number));

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "IDA*, Manhattan: ten of Korf's 15-puzzles",
    contenders: [
      {
        role: "ours",
        name: "slidingIda",
        prepare: () => {
          const options = {
            automaton: moveAutomaton(2).next,
            count: "generated",
            order: "DURL",
          } as const;
          const search = slidingIda(4, 4, manhattanIda(4, 4), options);
          return () => BOARDS.reduce((sum, board) => sum + search(board).nodes, 0);
        },
      },
      { role: "cpp", name: "C++ the same by arrays", source: "ida-manhattan.cpp" },
    ],
  },
];
