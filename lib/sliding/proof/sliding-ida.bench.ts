import type { Bench } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { manhattanIda } from "../manhattan-ida";
import { moveAutomaton } from "../move-automaton";
import { slidingIda } from "../sliding-ida";

/** Those 24 of Korf's hundred boards (1985) that take the fewest nodes, and how many the table has. */
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
  "11 4 6 14 15 13 9 0 7 10 8 1 5 12 3 2",
  "2 11 15 0 3 1 4 14 7 6 13 9 10 12 5 8",
  "5 7 3 6 0 9 13 11 8 12 2 15 10 14 1 4",
  "1 3 8 2 13 12 9 15 14 7 4 5 6 11 0 10",
  "6 2 9 7 5 14 13 10 12 11 0 15 3 1 8 4",
  "1 5 0 13 11 2 8 4 10 7 14 15 6 3 9 12",
  "3 5 7 4 0 14 12 13 15 9 8 1 11 6 2 10",
  "9 8 5 1 14 6 13 7 0 15 11 12 4 10 2 3",
  "3 14 6 5 10 11 8 15 12 0 1 4 9 7 2 13",
  "1 0 12 8 2 4 9 15 6 11 7 5 14 13 3 10",
  "2 15 4 14 5 8 11 6 0 7 1 9 3 10 13 12",
  "13 7 0 14 10 8 3 6 1 2 4 5 15 9 12 11",
  "2 13 9 15 6 1 14 8 0 4 3 12 7 10 5 11",
  "2 3 12 8 13 14 10 1 6 7 15 4 5 0 9 11",
].map((text) => text.split(" ").map(Number));
const NODES = 78_982_841;

export const benches: readonly Bench[] = [
  functionBench({ work: "IDA*, Manhattan: 24 of Korf's boards, nodes as published" }, [
    ours("slidingIda", () => {
      const options = {
        automaton: moveAutomaton(2).next,
        count: "generated",
        order: "DRLU",
      } as const;
      const search = slidingIda(4, 4, manhattanIda(4, 4), options);
      return () => {
        const nodes = BOARDS.reduce((sum, board) => sum + search(board).nodes, 0);
        if (nodes !== NODES) throw new Error(`${nodes} nodes, published: ${NODES}`);
        return nodes;
      };
    }),
    cpp("C++ the same by arrays", "sliding/ida-manhattan.cpp"),
  ]),
];
