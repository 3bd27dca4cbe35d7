import { listed } from "./lesson";
import type { SlidingLesson } from "./sliding-puzzle";

const pairsOf = (pairs: readonly (readonly [number, number])[]) =>
  listed(
    pairs.map(([left, right]) => `(${left}, ${right})`),
    " and ",
  );
const parity = (count: number) => (count % 2 === 0 ? "even" : "odd");
const verdict = (isSolvable: boolean) => (isSolvable ? "**solvable**" : "**unsolvable**");

export const lesson: SlidingLesson = {
  title: "Sliding puzzles",
  lead: "Slide the tiles until they read 1, 2, 3, … Which boards can be solved, in how many moves, and how does a program find them?",
  steps: {
    question: {
      title: "The puzzle",
      text: ({ way }) =>
        `A tile beside the blank, written 0, slides into it. The goal is 1, 2, 3, … with the blank last: on 3 × 3 cells the **8-puzzle**, on 4 × 4 the **15-puzzle**. What is asked for is the **fewest moves, and which ones**; this board takes **${way.length}**.`,
    },
    way: {
      title: "The moves",
      text: ({ way, letters, three }) =>
        `${way.map(({ tile, direction }, at) => `${at === 0 ? "Tile" : "tile"} **${tile}** slides ${direction}`).join(", ")}. A program often names the way of the **blank** instead, by the letters U, D, L, R (up, down, left, right): here **${letters}**. Kept in one string behind the board, \`${three.string}${letters}\`, they are enough to show every board on the way.`,
    },
    inversions: {
      title: "Inversions",
      text: ({ three, small }) =>
        `Read the tiles row by row and leave the blank out: ${three.tiles.join(", ")}. A pair in which the larger tile comes first is an **inversion**. Here these are ${pairsOf(three.pairs)}: **${three.inversions}** inversions; in the order ${small[0]!.order} there is ${small[0]!.inversions}, in ${small[1]!.order} there are ${small[1]!.inversions}.`,
    },
    oddWidth: {
      title: "An odd number of columns",
      text: ({ swapped }) =>
        `Sideways moves change no inversion. In three columns a move up or down carries a tile past **two** others, so an even number of inversions stays even and an odd one odd. The goal has none, so a board is **solvable exactly when the number of its inversions is even**. With 7 and 8 swapped there is ${swapped.inversions}, so this board is ${verdict(swapped.isSolvable)}, and no search is begun.`,
    },
    evenWidth: {
      title: "An even number of columns",
      text: ({ fifteen }) =>
        `In four columns a move up or down carries a tile past three others and turns an even number of inversions odd and an odd one even, so the blank's row counts too. Count rows from the bottom, the last being 1: with the blank in an **odd row** the number of inversions must be **even**, with the blank in an **even row odd**. Here there is ${fifteen.inversions} inversion and the blank is in row ${fifteen.blankRow}: ${verdict(fifteen.isSolvable)}.`,
    },
    twoByFour: {
      title: "Two rows of four",
      text: ({ twoByFour, twoByTwo }) =>
        `The rule holds for any number of rows from two on. This board has **${twoByFour.inversions}** inversions, ${parity(twoByFour.inversions)}, and its blank is in row ${twoByFour.blankRow} from the bottom: ${verdict(twoByFour.isSolvable)}. The little board 1 3 / 2 0 has ${twoByTwo.inversions} ${twoByTwo.inversions === 1 ? "inversion" : "inversions"}, and its blank is in row ${twoByTwo.blankRow}: ${verdict(twoByTwo.isSolvable)} too.`,
    },
    line: {
      title: "One row",
      text: ({ line }) =>
        `In one row or one column no tile can pass another. So such a board can be solved **only if the tiles already ascend**, wherever the blank is. Here ${pairsOf(line.pairs)} is out of order: ${verdict(line.isSolvable)}.`,
    },
    count: {
      title: "How many boards",
      text: ({ reachable }) =>
        `On at least two rows and two columns, moves reach exactly half of all orders of n cells: **n!/2**. The table shows which numbers a search over all boards counted, and which this formula gives; the 15-puzzle has **${reachable.at(-1)!.boards}** such boards. About half of the boards that are laid at random cannot be solved.`,
    },
    blind: {
      title: "Breadth first",
      text: "Boards are nodes and moves are edges, b from each board, at most four. **Breadth-first** search takes the boards in the order of their distance; a map keeps those that were met. Its first solution is shortest, but to find one of d moves it makes about b to the power d boards, O(b^d).",
    },
    depth: {
      title: "Depth first",
      text: ({ deepest }) =>
        `**Depth-first** search goes on from the board that it has just made, and turns back only where nothing new is left. It may fill the memory, and it finds ways of thousands of moves, though no 3 × 3 board needs more than ${deepest.three}.`,
    },
    deepening: {
      title: "Iterative deepening",
      text: "Depth-first search with a **limit**: first 1 move, then 2, then 3, … The last round costs most, so the time is still O(b^d), the solution is shortest, and the memory is only that of one path, O(b·d). What it lacks is an idea of how far the goal still is.",
    },
    estimates: {
      title: "Two estimates",
      text: ({ twoByFour, distances, manhattan, withBlank }) =>
        `A **heuristic** h guesses how far the goal is. **Tiles in place** counts the tiles on their places, here ${twoByFour.inPlace}: the more, the nearer the goal seems. **Manhattan distance** adds up how many rows and columns each tile is away from its place: ${distances.map(({ rows, columns }) => rows + columns).join(" + ")} = **${manhattan}**. A Polish report on the 15-puzzle, from which this board comes, counts the blank as well and gets ${withBlank}; such a sum can be more than the moves needed, so it no longer promises a shortest way.`,
    },
    aStar: {
      title: "A*",
      text: "A* takes from its **open list** the board with the least **f = g + h**: the moves made so far plus the estimate of those still to make. Its children, the boards one move away, join the list, and the board goes to the **closed list**. A child whose board is in one of the lists already, with an f that is no larger, is **dropped**; the tree below shows it struck out, with the reason.",
    },
    stop: {
      title: "When A* stops",
      text: "A* stops when the goal is **taken** from the open list, not when it joins it: a board with a smaller f may still lead to a shorter way. If h is **never too large**, the way that it has then is shortest: f of a board is no more than the length of any solution through it, and no board in the list has a smaller f.",
    },
    idaStar: {
      title: "IDA*",
      text: ({ bounds }) =>
        `IDA* keeps one board and its path, no lists: it makes a move, and goes back by the **opposite move** where f exceeds a **bound**. The next bound is the least f that exceeded it; here the bounds are **${bounds.all.join(", ")}**, and the last one finds the solution of ${bounds.most} moves. A Bangla tutorial on this puzzle begins with a similar search, which takes the best child first and backs up when every child is worse.`,
    },
    yours: {
      title: "Your turn",
      text: "Slide, shuffle or type a board, solve it, and let nine searches race below. A search that picks by the estimate alone is **greedy**: the report's A* is of this kind, and its ways are long for that reason. The report's table, beside ours on all sizes, is linked below.",
    },
  },
  examples: {
    three: "1 2 3 / 0 4 6 / 7 5 8",
    fifteen: "15-puzzle, 2 1 swapped",
    twoByFour: "0 7 2 1 / 4 6 3 5",
    twoByTwo: "1 3 / 2 0",
  },
};
