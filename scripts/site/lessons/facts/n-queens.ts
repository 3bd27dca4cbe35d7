import {
  onePointCrossover,
  queensFitness,
  queensMaximum,
} from "../../../../lib/queens/queens-genetic";
import { Random } from "../../../../lib/sequence/random";
import { attacks } from "../../../../problems/n-queens-genetic/view";

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

const N = 8;
const MUTATION = 0.5;

/** Two parents, where they are cut, their children, and a mutation of each child. Rows from 0. */
export interface Couple {
  readonly parents: readonly Int32Array[];
  readonly cut: number;
  readonly children: readonly Int32Array[];
  readonly mutants: readonly Int32Array[];
  /** The column that changed in each child; -1: none. */
  readonly changed: readonly number[];
}

/** One couple by a seed; the first child always mutates, so that there is something to see. */
export function coupleOf(seed: number): Couple {
  const random = new Random(seed);
  const parents = [0, 1].map(() => Int32Array.from({ length: N }, () => random.int(0, N - 1)));
  const cut = random.int(1, N - 1);
  const children = onePointCrossover(parents[0]!, parents[1]!, cut);
  const changed = children.map((_, at) =>
    at === 0 || random.float() < MUTATION ? random.int(0, N - 1) : -1,
  );
  const mutants = children.map((child, at) => {
    const column = changed[at]!;
    const other = child.slice();
    if (column >= 0) other[column] = (child[column]! + random.int(1, N - 1)) % N;
    return other;
  });
  return { parents, cut, children, mutants, changed };
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
  };
}
export type QueensFacts = ReturnType<typeof queensFacts>;
