import type { QueensLesson } from "./n-queens";

export const lesson: QueensLesson = {
  title: "N queens",
  lead: "Boards of queens evolve: the fitter ones have children, and one day none of the queens attack each other. Or place them yourself.",
  steps: {
    question: {
      title: "The question",
      text: ({ n }) =>
        `Put **N** queens on a board of N × N squares so that none attacks another, along a row, a column or a diagonal. This board of **${n}** queens is a solution.`,
    },
    array: {
      title: "A board is an array",
      text: ({ seven, n }) =>
        `Each column has one queen, so a board is an array of row numbers: **[${seven}]**. Columns go from a on the left, rows from 1 at the top to ${n}. Written in this way, two queens can never share a column.`,
    },
    maximum: {
      title: "The most conflicts",
      text: ({ n, sevenMaximum, eightMaximum }) =>
        `A **conflict** is a pair of queens that attack each other. N queens make N(N − 1)/2 pairs, so there are at most that many conflicts: **${sevenMaximum}** for ${n} queens and **${eightMaximum}** for eight. A solution has none.`,
    },
    fitness: {
      title: "Fitness",
      text: ({ flawed, flawedConflicts, flawedPairs, sevenMaximum, flawedFitness, sevenFitness }) =>
        `The **fitness** of a board is the most conflicts that there can be, minus its own: the pairs in one row, and the pairs whose rows differ as much as their columns. In [${flawed}] there ${flawedConflicts === 1 ? "is one such pair" : `are ${flawedConflicts} such pairs`} (columns ${flawedPairs.join("; ")}): ${sevenMaximum} − ${flawedConflicts} = **${flawedFitness}**. The solution has **${sevenFitness}**.`,
    },
    population: {
      title: "Step 1: random boards",
      text: "The **genetic algorithm** imitates evolution. First it makes a **population**: some number of boards with their queens at random. How many is a parameter.",
    },
    fitnesses: {
      title: "Step 2: fitness",
      text: ({ eightMaximum }) =>
        `Each board's fitness is found; it stands under the board. If one reaches the maximum, **${eightMaximum}** for eight queens, it is a solution, shown in red, and the run ends.`,
    },
    selection: {
      title: "Step 3: natural selection",
      text: ({ run }) =>
        `Only boards whose fitness reaches a **threshold**, here **${run.threshold}**, survive; the others are struck out. If fewer than two do, the whole population is replaced by a **new random one**, and everything starts again.`,
    },
    couples: {
      title: "Step 4: couples",
      text: "The survivors form **random couples**; each board is in one couple at most, and one that is left over has no children. Here is one couple of the boards that are not struck out.",
    },
    cut: {
      title: "Step 5: two children",
      text: "Both parents are **cut at the same random place** and exchange their tails, which is called **crossover**: the first child has the head of one and the tail of the other, the second child the rest. Two good halves may come together.",
    },
    mutation: {
      title: "Step 5: mutation",
      text: ({ run }) =>
        `With a small probability, here **${run.mutation}**, a child **mutates**: one queen, chosen at random, moves to another row. Without it a row that neither parent has would never come back. Most couples have no mutation; ask for another one.`,
    },
    repeat: {
      title: "Step 6: again",
      text: "The children are the next **generation**; go on from step 2, fitness, until a board has the maximum. Press play, and watch the whole population and its fitness over time.",
    },
    measured: {
      title: "How well does it work?",
      text: ({ published, measured }) =>
        `The Python program from which these six steps are taken has N = ${published.n} and the threshold ${published.threshold}, the greatest fitness of ${published.n} queens, so nothing but a solution survives: it draws random boards until one fits. How far does that go? With the same threshold, its population of ${published.population} and its mutation of ${published.mutation}, ${measured.ten} of ${measured.runs} runs for ten queens found a solution within ${measured.generations} generations, and ${measured.twelve === 0 ? "none" : measured.twelve} for twelve.`,
    },
    yours: {
      title: "Your turn",
      text: "Change the parameters: with a threshold that follows the best tenth of the boards, many more queens can be placed. Compare with backtracking and with repair by fewest conflicts, or place the queens by hand.",
    },
  },
  examples: {
    seven: "[6, 3, 7, 4, 1, 5, 2]",
    flawed: "the last queen moved",
    couple: "a couple",
  },
};
