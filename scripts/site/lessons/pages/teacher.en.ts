/** The page for teachers; the lessons in the order of the week. ** marks the important words. */
export const teacher = {
  title: "For teachers",
  lead: "Five lessons make a week, one a day: steps to read, six questions that the page checks, problems to submit. Nothing is sent anywhere: progress stays in each browser.",
  ...{ before: "Known before", after: "Known after", day: "Day", lesson: "Lesson" },
  ...{ week: "Plan of a week", steps: "Steps", reading: "Reading, minutes" },
  ...{ questions: "Questions, minutes", wall: "The board alone, for a wall" },
  planLead:
    "Two minutes a step, three a question; what is left of a lesson goes to the problems under “Now solve”.",
  lessons: {
    "knight-moves": [
      "Loops, arrays, functions in one language.",
      "A board as a graph, a queue, breadth-first search and why its first answer is shortest, its cost.",
    ],
    "stone-piles": [
      "Binary numbers, the remainder of a division.",
      "Won and lost positions, mex, Grundy numbers, XOR of games, winning moves.",
    ],
    "chessboard-coins": [
      "The lesson on stone piles.",
      "Grundy numbers on a board, several coins as one game, the proof in both directions.",
    ],
    "sliding-puzzle": [
      "The lesson on knight moves; a priority queue helps.",
      "Inversions and solvability, blind searches and their memory, heuristics, A* and IDA*.",
    ],
    "n-queens": [
      "Arrays and random numbers.",
      "A state as an array, fitness, selection, crossover, mutation, and when such a search is worth it.",
    ],
  } as Readonly<Record<string, readonly [before: string, after: string]>>,
  class: "A class",
  classLead:
    "The number in the address, the seed, names the questions: every learner who opens a lesson by these addresses gets the same ones as this sheet.",
  ...{ seed: "Seed", sheet: "Questions to print", answers: "Answers", print: "Print" },
  noScripts: "Without scripts this is the sheet of seed 1.",
};

export type TeacherText = typeof teacher;
