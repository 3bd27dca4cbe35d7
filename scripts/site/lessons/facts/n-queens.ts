import {
  onePointCrossover,
  queensFitness,
  queensMaximum,
} from "../../../../lib/queens/queens-genetic";
import { Random } from "../../../../lib/sequence/random";
import { attacks, type Scene } from "../../../../problems/n-queens-genetic/view";

/** The steps of the lesson on n queens, in their order. */
export const QUEENS_STEPS = [
  "question",
  "array",
  "maximum",
  "fitness",
  "population",
  "fitnesses",
  "selection",
  "couples",
  "cut",
  "mutation",
  "repeat",
  "measured",
  "yours",
] as const;
export type QueensStep = (typeof QUEENS_STEPS)[number];

/** The examples that the buttons bring back. */
export const QUEENS_EXAMPLES = ["seven", "flawed", "couple"] as const;
export type QueensExample = (typeof QUEENS_EXAMPLES)[number];

/** The tutorial's board of seven queens, and the same with the last queen on the third row; rows from 0. */
export const SEVEN = [6, 3, 7, 4, 1, 5, 2].map((row) => row - 1);
export const FLAWED = [...SEVEN.slice(0, -1), 2];

/** The run that the lesson shows: 30 boards whose 12th generation has a solution, without a new random population. */
export const LESSON_RUN: Scene = {
  ...{ n: 8, population: 30, threshold: 20, mutation: 0.1, seed: 202, method: "genetic" },
  ...{ selection: "threshold", crossover: "one-point", elite: 0 },
};

/** Two parents, where they are cut, their children, and a mutation of each child. Rows from 0. */
export interface Couple {
  readonly parents: readonly Int32Array[];
  readonly cut: number;
  readonly children: readonly Int32Array[];
  readonly mutants: readonly Int32Array[];
  /** The column that changed in each child; -1: none. */
  readonly changed: readonly number[];
}

/** A couple of the boards of LESSON_RUN's first generation that reach its threshold, by a seed. */
export function coupleOf(boards: Uint8Array, seed: number): Couple {
  const { n, threshold, mutation } = LESSON_RUN;
  const random = new Random(seed);
  const rows = Array.from({ length: boards.length / n }, (_, at) =>
    Int32Array.from(boards.subarray(at * n, at * n + n)),
  );
  const survivors = rows.filter((board) => fitnessOf(board) >= threshold);
  const parents = random.shuffle(survivors).slice(0, 2);
  const cut = random.int(1, n - 1);
  const children = onePointCrossover(parents[0]!, parents[1]!, cut);
  const changed = children.map(() => (random.float() < mutation ? random.int(0, n - 1) : -1));
  const mutants = children.map((child, at) => {
    const column = changed[at]!;
    const other = child.slice();
    if (column >= 0) other[column] = (child[column]! + random.int(1, n - 1)) % n;
    return other;
  });
  return { parents, cut, children, mutants, changed };
}

/** The first seed of which a child mutates, as one in five couples has: the couple that the lesson begins with. */
export function firstMutation(boards: Uint8Array): number {
  for (let seed = 1; ; seed++) {
    if (coupleOf(boards, seed).changed.some((column) => column >= 0)) return seed;
  }
}

/** The fitness of one board. */
export function fitnessOf(rows: Int32Array): number {
  return queensFitness(rows.length)(rows);
}

/**
 * Runs of the tutorial's parameters (population 10, threshold 15, mutation 0.05) that ended within
 * 300,000 generations, of 20: the table in problems/n-queens-genetic/README.md, which its bench prints.
 */
const MEASURED = { runs: 20, generations: "300,000", ten: 2, twelve: 0 } as const;

/** The numbers that the lesson names, computed by the library. */
export function queensFacts() {
  const list = (rows: readonly number[]) => rows.map((row) => row + 1).join(", ");
  return {
    n: SEVEN.length,
    seven: list(SEVEN),
    sevenMaximum: queensMaximum(SEVEN.length),
    sevenFitness: fitnessOf(Int32Array.from(SEVEN)),
    flawed: list(FLAWED),
    flawedPairs: attacks(FLAWED).map((pair) =>
      pair.map((column) => String.fromCharCode(97 + column)).join(", "),
    ),
    flawedConflicts: attacks(FLAWED).length,
    flawedFitness: fitnessOf(Int32Array.from(FLAWED)),
    eightMaximum: queensMaximum(8),
    /** The published program's own parameters. */
    published: { n: 6, population: 10, threshold: queensMaximum(6), mutation: 0.05 },
    measured: MEASURED,
    run: { threshold: LESSON_RUN.threshold, mutation: LESSON_RUN.mutation },
  };
}
export type QueensFacts = ReturnType<typeof queensFacts>;
