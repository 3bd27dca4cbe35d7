/** The words of the exercises; the pages' own sentences give most reasons. ** marks the important words. */
export const words = {
  title: "Exercises",
  lead: "Questions that the library makes and the page checks. The number behind “seed” in the address names these questions: whoever has it gets the same.",
  place: (at: number, count: number) => `Question ${at} of ${count}`,
  solvedCount: (solved: number, count: number) => `${solved} of ${count} solved`,
  ...{ previous: "Previous question", next: "Next question", others: "Other questions" },
  ...{ answer: "Your answer", check: "Check", hint: "Hint", show: "Show the answer" },
  right: "Right.",
  wrong: "Not yet. Try again, take the hint, or let the answer be shown.",
  unread: "Type whole numbers in all fields.",
  unchosen: "Choose one of the answers first.",
  answerIs: (text: string) => `The answer is ${text}.`,
  noScripts:
    "Without scripts this page cannot check an answer; the question can be solved on paper.",

  freshSquares: (square: string) =>
    `The search takes **${square}**, the first square of its queue. How many new squares does it reach from there?`,
  freshSquaresHint:
    "Go through the eight moves. A move off the board and a square that has a number already add nothing.",
  distance: (from: string, to: string) =>
    `How many moves does the knight on **${from}** need at least to reach the flag on **${to}**?`,
  distanceHint:
    "Mark the squares one move away, then the new ones two moves away. A move changes the colour of the square: equal colours mean an even number.",

  mexOf: (set: readonly number[]) => `What is the mex of **{${set.join(", ")}}**?`,
  mexOfHint: "Is 0 among the numbers? Is 1? The first that is not is the mex.",
  mexOfReason: (missing: number) =>
    missing === 0
      ? "**0** is missing, and no number is smaller: the mex is **0**."
      : `All numbers below **${missing}** are there, and ${missing} is missing: the mex is **${missing}**.`,
  pileNumber: (size: number) => `What is the Grundy number of this pile of **${size}** stones?`,
  pileNumberHint:
    "g(0) = 0. Then g(1), g(2), … one after the other: each is the mex of the numbers that its moves lead to.",
  pileMove: "Does the player to move win, and by which move?",
  pileMoveHint:
    "Write the Grundy number of each pile in binary. A move wins if the XOR of all numbers is 0 after it; if it is 0 before, no move wins.",
  noMoveWins: "no move wins",

  coinNumber: (square: string) =>
    `The arrows lead to squares with these numbers. What is the number of **${square}**?`,
  coinSum: "What is the XOR of the numbers under the coins?",
  coinSumHint:
    "Write the numbers in binary, one below the other. A column with an odd number of ones gives 1, any other 0.",

  solvable: "Can this board be solved?",
  solvableHint: (columns: number, rows: number) =>
    rows === 1
      ? "In one row no tile can pass another."
      : columns % 2 === 1
        ? `Count the inversions without the blank. There are ${columns} columns, an odd number: only the parity of the inversions counts.`
        : `Count the inversions without the blank, and the rows from the blank to the last row. There are ${columns} columns, an even number: the sum has to be even.`,
  child: (g: number, tile: number) =>
    `A* has come to this board by **${g}** ${g === 1 ? "move" : "moves"}. What are g, h (Manhattan distance) and f of the child in which tile **${tile}** has moved?`,
  childHint:
    "g counts the moves made, with this one. h adds for each tile but the blank how many rows and columns it is away from its place. f = g + h.",
  nextBoard:
    "Breadth-first search has taken the board at the left (✓); its children wait in the queue, in this order. Children are appended in the order in which the blank goes up, down, left, right. Which board does it take right after those that wait now?",
  nextBoardHint:
    "The first board of the queue is taken first, so its children come first behind those that wait. The board that it came from is no new one.",
  nextBoardReason:
    "The first board of the queue is taken, and its first child that is **new** joins the queue: it is the next after those that waited.",

  fitness: (rows: readonly number[]) =>
    `Rows **[${rows.join(", ")}]**: what is the fitness of this board?`,
  fitnessHint: (n: number) =>
    `${n} queens make ${n}·${n - 1}/2 pairs. Subtract the pairs that attack each other: in one row, or as many rows apart as columns.`,
  fitnessReason: (most: number, pairs: number) =>
    `${most} pairs of queens, of which **${pairs}** ${pairs === 1 ? "attacks" : "attack"} each other (a line joins them): ${most} − ${pairs} = **${most - pairs}**.`,
  crossover: (child: 0 | 1, cut: number) =>
    `Boards A and B are cut behind column **${cut}** and exchange their tails. What are the eight rows of the child with the head of **${"AB"[child]}**?`,
  crossoverHint: "A child has the head of one parent and the tail of the other.",
  crossoverReason: (child: 0 | 1, cut: number) =>
    `The first **${cut}** rows are those of **${"AB"[child]}**, the other **${8 - cut}** those of **${"BA"[child]}**.`,

  ticked: (problem: string) => `Solved: ${problem}`,
  progress: {
    ...{ title: "Your progress", goOn: "Go on where you were:", lesson: "lesson" },
    ...{ steps: "steps read", exercises: "exercises solved", problems: "problems ticked" },
    ...{ save: "Save as a file", load: "Load a file" },
    kept: "It is kept in this browser alone; a file takes it to another.",
    refused:
      "This browser keeps nothing for this page (a private window?): the progress lasts until the page is closed. A file keeps it.",
    strange: "What this browser kept was no progress that this site understands; it begins anew.",
    noFile: "This is no progress file of this site; nothing was changed.",
    taken: "The file was added.",
    unread: "The file was added, but for what this site does not know:",
  },
};

export type ExerciseWords = typeof words;
