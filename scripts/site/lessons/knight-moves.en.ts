import type { KnightLesson } from "./knight-moves";
import { listed, marked } from "./lesson";

const and = (names: readonly string[]) => listed(marked(names), " and ");

export const lesson: KnightLesson = {
  title: "Knight moves",
  lead: "How many moves does a knight need from one square to another? Breadth-first search finds out, layer by layer.",
  steps: {
    question: {
      title: "The question",
      text: ({ from, to }) =>
        `A knight stands on **${from}** and wants to get to **${to}**, the flag. What is the **fewest** number of moves? No other piece is in its way.`,
    },
    moves: {
      title: "Eight moves",
      text: "A knight goes two squares in one direction and one square across, so from the middle of the board it has **eight** moves. A program keeps them in two arrays, one for the rows and one for the columns; it does not matter which move comes first.",
    },
    edge: {
      title: "At the edge",
      text: ({ from, corner }) =>
        `From **${from}** only the moves to ${and(corner)} stay on the board. The other six would leave it, so each move is **checked against the edge** before it counts.`,
    },
    graph: {
      title: "The board is a graph",
      text: ({ squares, edges }) =>
        `Take the **${squares}** squares as nodes and join two of them by an edge where a move leads from one to the other: **${edges}** edges. Every edge costs one move, so the fewest moves are a **shortest path in an unweighted graph**, and breadth-first search (BFS) finds it.`,
    },
    colours: {
      title: "White, grey, black",
      text: "Each square is in one of three states. **Unvisited** (white): nobody has reached it, its distance is unknown. **Waiting** (grey, a dashed ring): it is reached and stands in the queue. **Done** (black, a dot): its own moves have been tried.",
    },
    start: {
      title: "The start",
      text: ({ from, to, fromPair, toPair }) =>
        `All distances are unknown, as if infinite, but that of **${from}** is 0. This square joins the **queue**, a line in which the one that came first is served first. In a program a square is a pair, row and column counted from 0: ${from} is **${fromPair}**, ${to} is **${toPair}**.`,
    },
    first: {
      title: "Layer 1",
      text: ({ from, corner }) =>
        `Take **${from}** from the queue and try its moves: ${and(corner)} are white. Each gets the distance 0 + 1 = **1**, turns grey and joins the queue; then ${from} is **done**. Squares at the same distance form a **layer**; this is layer 1.`,
    },
    second: {
      title: "Layer 2 begins",
      text: ({ second }) =>
        `The next in the queue is **${second.square}**. Its moves reach ${and(second.fresh)} for the first time: they are in **layer 2**. One of them leads to ${and(second.done)} again; it is **skipped**, because that square is done.`,
    },
    skipped: {
      title: "Why a square is skipped",
      text: ({ skipping, second }) =>
        `**${skipping.square}** leads to ${and(skipping.waiting)} too, but that square was reached from ${second.square} before. A square that is **not white is never entered again**: the queue is in the order of distance, so a later way to it cannot be shorter.`,
    },
    layers: {
      title: "Layer by layer",
      text: ({ layers }) =>
        `So the search spreads like a wave: **${layers[0]}** square at distance 0, **${layers[1]}** at distance 1, **${layers[2]}** at distance 2, and so on. Press play, or step with the arrow keys, and watch the queue.`,
    },
    found: {
      title: "The target is reached",
      text: ({ to, moves, expanded, squares }) =>
        `**${to}** is reached for the first time in layer **${moves}**, so the answer is **${moves} moves**. By then ${expanded} of the ${squares} squares have been taken from the queue.`,
    },
    path: {
      title: "The way itself",
      text: ({ to, path }) =>
        `Each square remembers the square from which it was reached. Go back from **${to}** along these, turn the list round, and there is a shortest way: ${path.join(", ")}.`,
    },
    typescript: {
      title: "In TypeScript",
      text: "The same in the terms of our library: `leaperMoves` has the eight steps, `gridMoves` keeps them on the board, and `IntQueue` is the queue. One array of distances says which squares are white; nothing else is needed.",
    },
    yours: {
      title: "Your turn",
      text: "Put knight and flag where you like, paint walls, change the board or the leap; then solve the **exercises** below. Two other searches stand beside this one: from both ends, and A*.",
    },
  },
  examples: {
    corners: "a1 → h8",
    firstLayer: "the first layer: b3, c2",
    skippedSquare: "d4, met again",
  },
  lines: {
    unknown: "distance of every square = unknown",
    zero: "distance of the start = 0",
    queue: "queue = [ the start ]",
    while: "while the queue is not empty:",
    take: "here = take the first of the queue",
    moves: "for each of the eight moves from here, to next:",
    seen: "if next is off the board or not white: skip it",
    distance: "distance of next = distance of here + 1",
    append: "next turns grey: append it to the queue",
    done: "here turns black: it is done",
  },
};
