// Long: three searches share the board, the plot and the words.

/**
 * view: a genetic algorithm for n queens, and two other searches, step by step.
 *
 * A scene is one run, repeated exactly by its seed. Every step is kept as numbers, so any of them is
 * drawn without the ones before; at most MOST_NUMBERS are kept, and the run ends there.
 *
 * rows    rows[column] = row of its queen, counted from 0 at the top, as the tutorial counts
 */
import { BoardGrid, SIDE } from "../../lib/draw/board-grid";
import { element } from "../../lib/draw/element";
import type { Frame, View } from "../../lib/draw/frame";
import { linePlot } from "../../lib/draw/line-plot";
import { piece } from "../../lib/draw/piece";
import { stacked } from "../../lib/draw/stacked";
import { type GeneticPlan, generations, genetic } from "../../lib/evolution/genetic";
import { fittest, tournament } from "../../lib/evolution/tournament";
import { queensFitness, queensMaximum, queensPlan } from "../../lib/queens/queens-genetic";
import { permutationPlan } from "../../lib/queens/queens-permutation";
import { queensBacktrackingTrace, queensRepairTrace } from "../../lib/queens/queens-trace";
import { Random } from "../../lib/sequence/random";
import { problem } from "./problem";

export interface Scene {
  readonly n: number;
  readonly population: number;
  /** Boards of at least this fitness have children. */
  readonly threshold: number;
  readonly mutation: number;
  readonly seed: number;
  readonly method: "genetic" | "backtracking" | "min-conflicts";
  /** threshold is the tutorial's; adaptive follows the best tenth. */
  readonly selection: "threshold" | "adaptive" | "tournament";
  /** pmx and ox breed permutations and select by tournament. */
  readonly crossover: "one-point" | "pmx" | "ox";
  /** How many of the best boards survive. */
  readonly elite: number;
}

const TEXTBOOK = {
  method: "genetic",
  selection: "threshold",
  crossover: "one-point",
  elite: 0,
} as const;
const MOST_STEPS = 20_000;
const MOST_NUMBERS = 8_000_000;
const SHOWN_BOARDS = 100;
const SHOWN_LINES = 60;

/** The sentences of the pictures; ** marks the important words. Rows count from 1, columns are letters. */
export interface QueensWords {
  readonly board: (placed: number, rows: string, pairs: number) => string;
  readonly population: (boards: number, shown: number, most: number) => string;
  readonly generation: string;
  readonly step: string;
  readonly fitness: string;
  readonly conflicts: string;
  readonly best: string;
  readonly mean: string;
  readonly worst: string;
  readonly threshold: string;
  /** "22.0" as the language writes it. */
  readonly decimal: (value: string) => string;
  readonly outOf: (value: number, most: number) => string;
  readonly plot: (steps: number, most: number) => string;
  readonly solved: (steps: number, isGenetic: boolean, rows: string) => string;
  readonly unsolved: (steps: number) => string;
  readonly first: (boards: number, best: number) => string;
  /** `parents` says who had children; `change` is how much better the best is than before. */
  readonly later: (
    at: number,
    parents: Parents,
    threshold: number,
    best: number,
    change: number,
  ) => string;
  readonly empty: string;
  readonly begins: (rows: string) => string;
  readonly repaired: (column: string, row: number) => string;
  readonly placed: (column: string, row: number) => string;
  readonly refused: (column: string, row: number) => string;
}

export type Parents = "threshold" | "adaptive" | "tournament";

export const ENGLISH: QueensWords = {
  board: (placed, rows, pairs) =>
    `Board with ${placed} queens in rows ${rows}; ${pairs} pairs attack each other`,
  population: (boards, shown, most) =>
    `${boards} boards with their fitness, ${shown} of them shown; the most is ${most}`,
  ...{ generation: "generation", step: "step", fitness: "fitness", conflicts: "conflicts" },
  ...{ best: "best", mean: "mean", worst: "worst", threshold: "threshold" },
  decimal: (value) => value,
  outOf: (value, most) => `${value} of ${most}`,
  plot: (steps, most) => `Fitness over ${steps} steps, from 0 to ${most}`,
  solved: (steps, isGenetic, rows) =>
    `**Solved** after ${steps} ${isGenetic ? "generations" : "steps"}: rows **${rows}**.`,
  unsolved: (steps) => `**Not solved** within ${steps} steps: change the parameters or the seed.`,
  first: (boards, best) =>
    `Generation **0**: ${boards} random boards, the best of fitness **${best}**.`,
  later(at, parents, threshold, best, change) {
    const who = {
      threshold: `boards of fitness ${threshold} or more had children`,
      adaptive: "the best tenth had children",
      tournament: "the winners of tournaments had children",
    }[parents];
    const better = `**${change} better** than before`;
    const trend = change > 0 ? better : change < 0 ? `${-change} worse than before` : "as before";
    return `Generation **${at}**: ${who}; the best has fitness **${best}**, ${trend}.`;
  },
  empty: "The board is **empty**.",
  begins: (rows) => `Queens start in rows **${rows}**.`,
  repaired: (column, row) =>
    `The queen in column **${column}** is attacked and moves to row **${row}**, where the fewest others attack it.`,
  placed: (column, row) =>
    `In column **${column}** row **${row}** is free: a queen is placed there.`,
  refused: (column, row) =>
    `In column **${column}** row **${row}** is attacked or leads nowhere: the next row is tried.`,
};

export const view: View<Scene, QueensWords> = {
  scenes(input) {
    const words = input
      .replace(/^\ufeff/, "")
      .split(/\s+/)
      .filter(Boolean);
    const [n, population, threshold, mutation, seed] = words.map(Number);
    const { minN, maxN, minPopulation, maxPopulation, maxSeed } = problem.bounds;
    const inside = (value: number | undefined, least: number, most: number, what: string) => {
      if (value !== undefined && value >= least && value <= most) return value;
      throw new Error(`expected ${what} in ${least} … ${most}, got "${value ?? ""}"`);
    };
    const queens = inside(n, minN, maxN, "N");
    const scene: Scene = {
      ...TEXTBOOK,
      n: queens,
      population: inside(population, minPopulation, maxPopulation, "P"),
      threshold: inside(threshold, 0, queensMaximum(queens), "T"),
      mutation: inside(mutation, 0, 1, "M"),
      seed: inside(seed, 0, maxSeed, "S"),
    };
    return [scene];
  },
  input: ({ n, population, threshold, mutation, seed }) =>
    `${n} ${population} ${threshold} ${mutation} ${seed}\n`,
  answer: (scene) => `${Array.from(placement(scene), (row) => row + 1).join(" ")}\n`,
  frames(scene, words = ENGLISH) {
    const run = trace(scene);
    return { count: run.count, at: (step) => stacked(pictures(scene, run, step, words)) };
  },
};

/**
 * What the solution prints: the result of the requested run, or of the next ones if its budget is
 * spent.
 */
function placement({ n, population, threshold, mutation, seed }: Scene): Int32Array {
  const random = new Random(seed);
  const budget = (boards: number) => Math.ceil(8_000_000 / (boards * n));
  const textbook = { population, threshold, mutation, random };
  const adaptive = { population: 100, threshold: "adaptive", mutation: 0.9, random } as const;
  const memetic = { population: 4, crossover: "pmx", rounds: 3, elite: 2, mutation: 0.9 } as const;
  const plans: readonly (() => GeneticPlan<Int32Array>)[] = [
    () => queensPlan(n, { ...textbook, maxGenerations: budget(population) }),
    () => queensPlan(n, { ...adaptive, maxGenerations: budget(100) }),
    () => permutationPlan(n, { ...memetic, memetic: true, maxGenerations: 10_000, random }),
  ];
  for (const plan of plans) {
    const { solved, best } = genetic(plan());
    if (solved) return best;
  }
  throw new Error(`no run found ${n} queens`);
}

/** A run as numbers. */
export interface Trace {
  readonly count: number;
  /** For each step, the board that is drawn large. */
  readonly boards: readonly ArrayLike<number>[];
  /** All boards of a generation, one after the other; none for the other methods. */
  readonly populations: readonly Uint8Array[];
  readonly best: readonly number[];
  readonly mean: readonly number[];
  readonly worst: readonly number[];
  /** For each step, how many columns from the left hold a queen. */
  readonly placed: readonly number[];
  /** The queen that was placed, moved or refused last. */
  readonly changed: readonly number[];
  readonly solved: boolean;
}

export function trace(scene: Scene): Trace {
  return scene.method === "genetic" ? geneticTrace(scene) : otherTrace(scene);
}

function planOf(scene: Scene): GeneticPlan<Int32Array> {
  const { n, population, mutation, selection, crossover, elite } = scene;
  const random = new Random(scene.seed);
  const maxGenerations = Math.min(MOST_STEPS, Math.ceil(MOST_NUMBERS / (population * n)));
  if (crossover !== "one-point") {
    const least = Math.max(2, Math.min(elite, population - 2));
    const common = { population, crossover, mutation, maxGenerations, random };
    return permutationPlan(n, { ...common, rounds: 3, elite: least, memetic: false });
  }
  const threshold = selection === "adaptive" ? "adaptive" : scene.threshold;
  const plan = queensPlan(n, { population, threshold, mutation, maxGenerations, random });
  const kept = Math.min(elite, population - 2);
  return {
    ...plan,
    ...(selection === "tournament" && {
      select: (boards, fitness) => tournament(boards, fitness, population - kept, 3, random),
    }),
    ...(kept > 0 &&
      selection !== "adaptive" && {
        keep: (boards: readonly Int32Array[], fitness: ArrayLike<number>) =>
          fittest(fitness, kept).map((at) => boards[at]!.slice()),
      }),
  };
}

function geneticTrace(scene: Scene): Trace {
  const boards: Int32Array[] = [];
  const populations: Uint8Array[] = [];
  const lines: Record<"best" | "mean" | "worst", number[]> = { best: [], mean: [], worst: [] };
  const plan = planOf(scene);
  let last = 0;
  for (const { population, fitness, bestAt } of generations(plan)) {
    const numbers = new Uint8Array(population.length * scene.n);
    population.forEach((rows, at) => void numbers.set(rows, at * scene.n));
    populations.push(numbers);
    boards.push(population[bestAt]!.slice());
    const values = Array.from(fitness);
    lines.best.push(values[bestAt]!);
    lines.mean.push(values.reduce((sum, value) => sum + value, 0) / values.length);
    lines.worst.push(Math.min(...values));
    last = values[bestAt]!;
  }
  const placed = boards.map(() => scene.n);
  const changed = boards.map(() => -1);
  const solved = last >= plan.goal;
  return { count: boards.length, boards, populations, ...lines, placed, changed, solved };
}

function otherTrace({ n, seed, method }: Scene): Trace {
  const steps =
    method === "backtracking"
      ? queensBacktrackingTrace(n, MOST_STEPS)
      : queensRepairTrace(n, seed, MOST_STEPS);
  const fitness = queensFitness(n);
  const best = steps.map(({ rows, placed }) =>
    placed < n ? partial(rows, placed) : fitness(rows),
  );
  return {
    count: steps.length,
    boards: steps.map(({ rows }) => rows),
    populations: [],
    ...{ best, mean: [], worst: [] },
    placed: steps.map(({ placed }) => placed),
    changed: steps.map(({ column }) => column),
    solved: steps.at(-1)!.placed === n && best.at(-1) === queensMaximum(n),
  };
}

/** For a partial board: the pairs of placed queens that do not attack each other. */
function partial(rows: ArrayLike<number>, placed: number): number {
  return queensMaximum(placed) - attacks(rows, placed).length;
}

/** Pairs of columns whose queens attack each other. */
export function attacks(rows: ArrayLike<number>, placed = rows.length): [number, number][] {
  const pairs: [number, number][] = [];
  for (let right = 1; right < placed; right++) {
    for (let left = 0; left < right; left++) {
      const apart = Math.abs(rows[left]! - rows[right]!);
      if (apart === 0 || apart === right - left) pairs.push([left, right]);
    }
  }
  return pairs;
}

/** How much of a population is shown: its boards, with their fitness, with those below the threshold struck out. */
export type PopulationPart = "boards" | "fitness" | "threshold";

/** The board, the population and the fitness over time. */
export function pictures(
  scene: Scene,
  run: Trace,
  step: number,
  words = ENGLISH,
  shows: PopulationPart = "fitness",
): Frame[] {
  const at = Math.max(0, Math.min(step, run.count - 1));
  const board = boardPicture(run.boards[at]!, run.placed[at]!, run.changed[at]!, words);
  const told = {
    sentence: sentence(scene, run, at, words),
    figures: figures(scene, run, at, words),
  };
  const frame = { ...board, ...told };
  const most = Math.max(1, queensMaximum(scene.n));
  const numbers = run.populations[at];
  const hasThreshold = scene.selection === "threshold" && scene.crossover === "one-point";
  const threshold = hasThreshold && shows === "threshold" ? scene.threshold : 0;
  const population = { threshold, hasFitness: shows !== "boards" };
  return [
    frame,
    ...(numbers ? [populationPicture(numbers, scene.n, words, population)] : []),
    { ...linePlot(plotLines(run, words, threshold), most, at), label: words.plot(run.count, most) },
  ];
}

function plotLines({ best, mean, worst }: Trace, words: QueensWords, threshold: number) {
  const lines = [{ name: words.best, look: "accent", values: best }];
  const level = best.map(() => threshold);
  if (mean.length === 0) return lines;
  return [
    ...lines,
    { name: words.mean, look: "warm", dash: "5 3", values: mean },
    { name: words.worst, look: "muted", dash: "1.5 3", values: worst },
    ...(threshold > 0 ? [{ name: words.threshold, look: "ink", dash: "8 4", values: level }] : []),
  ];
}

/** A board with its queens, a line between any two that attack each other. */
export function boardPicture(
  rows: ArrayLike<number>,
  placed = rows.length,
  changed = -1,
  words = ENGLISH,
): Frame {
  const n = rows.length;
  const board = new BoardGrid(n, n, false);
  const pairs = attacks(rows, placed);
  const attacked = new Set(pairs.flat());
  const parts = [board.coordinates()];
  for (let cell = 0; cell < n * n; cell++) {
    const isDark = (Math.floor(cell / n) + (cell % n)) % 2 === 1;
    parts.push(board.square(cell, isDark ? "soft" : "cell"));
  }
  const middle = (column: number) => {
    const cell = rows[column]! * n + column;
    return `${board.x(cell) + SIDE / 2} ${board.y(cell) + SIDE / 2}`;
  };
  const lines = pairs
    .slice(0, SHOWN_LINES)
    .map(([left, right]) => `M${middle(left)} L${middle(right)}`);
  const line = { class: "warm-line", "stroke-width": 2.5, opacity: 0.55, "pointer-events": "none" };
  parts.push(lines.length > 0 ? element("path", { ...line, d: lines.join(" ") }) : "");
  for (let column = 0; column < n; column++) {
    const cell = rows[column]! * n + column;
    const look = attacked.has(column) ? "warm" : "accent";
    const queen = piece("queen", board.x(cell), board.y(cell), look, 40, { "data-queen": column });
    const isChanged = column === changed;
    const shown = column < placed ? queen : "";
    parts.push(isChanged ? board.outline(cell, look) + shown : shown);
  }
  const numbers = Array.from(rows).slice(0, placed);
  const label = words.board(placed, numbers.map((row) => row + 1).join(" "), pairs.length);
  return { box: board.box, label, parts, sentence: "", figures: [] };
}

/** Small boards with their fitness below; a solution is red and framed, a board below the threshold struck out. */
export function populationPicture(
  numbers: Uint8Array,
  n: number,
  words = ENGLISH,
  { threshold = 0, hasFitness = true } = {},
): Frame {
  const count = numbers.length / n;
  const shown = Math.min(count, SHOWN_BOARDS);
  const across = shown <= 12 ? 5 : shown <= 40 ? 8 : 12;
  const [side, width, height] = [60, 70, 84];
  const fitness = queensFitness(n);
  const goal = queensMaximum(n);
  const dot = side / n;
  const parts = Array.from({ length: shown }, (_, at) => {
    const rows = Int32Array.from(numbers.subarray(at * n, at * n + n));
    const worth = fitness(rows);
    const isSolved = worth === goal;
    const [x, y] = [(at % across) * width, Math.floor(at / across) * height];
    let d = "";
    for (let column = 0; column < n; column++) {
      d += `M${(column * dot).toFixed(1)} ${(rows[column]! * dot).toFixed(1)}h${dot.toFixed(1)}v${dot.toFixed(1)}h-${dot.toFixed(1)}z`;
    }
    const frame = { width: side + 4, height: side + 4, x: -2, y: -2, rx: 3 };
    const text = { class: isSolved ? "t-warm bold" : "t-ink", x: side / 2, y: side + 11 };
    const strike = { class: "muted-line", d: `M0 ${side} L${side} 0`, "stroke-width": 3 };
    return element(
      "g",
      { transform: `translate(${x} ${y})` },
      element("rect", { class: "cell", ...frame }),
      isSolved ? element("rect", { class: "warm-line", ...frame, "stroke-width": 2 }) : "",
      element("path", { class: isSolved ? "warm" : worth < threshold ? "muted" : "accent", d }),
      worth < threshold ? element("path", strike) : "",
      hasFitness ? element("text", { ...text, "font-size": 11.5 }, `${worth}`) : "",
    );
  });
  const lines = Math.ceil(shown / across);
  return {
    box: [-4, -4, across * width, lines * height],
    label: words.population(count, shown, goal),
    parts,
    sentence: "",
    figures: [],
  };
}

function figures(
  { n }: Scene,
  { best, mean, boards, placed, populations }: Trace,
  at: number,
  words: QueensWords,
) {
  const pairs = attacks(boards[at]!, placed[at]).length;
  const isGenetic = populations.length > 0;
  return [
    { name: isGenetic ? words.generation : words.step, value: `${at}` },
    { name: words.fitness, value: words.outOf(best[at]!, queensMaximum(n)) },
    { name: words.conflicts, value: `${pairs}` },
    ...(isGenetic ? [{ name: words.mean, value: words.decimal(mean[at]!.toFixed(1)) }] : []),
  ];
}

function sentence(scene: Scene, run: Trace, at: number, words: QueensWords): string {
  const rows = Array.from(run.boards[at]!, (row) => row + 1).join(" ");
  const isGenetic = scene.method === "genetic";
  const isLast = at === run.count - 1;
  if (isLast) return run.solved ? words.solved(at, isGenetic, rows) : words.unsolved(at);
  if (isGenetic) return generationSentence(scene, run, at, words);
  const [column, placed] = [run.changed[at]!, run.placed[at]!];
  if (column < 0) return scene.method === "backtracking" ? words.empty : words.begins(rows);
  const name = String.fromCharCode(97 + (column % 26));
  const row = run.boards[at]![column]! + 1;
  if (scene.method === "min-conflicts") return words.repaired(name, row);
  return column < placed ? words.placed(name, row) : words.refused(name, row);
}

function generationSentence(scene: Scene, run: Trace, at: number, words: QueensWords): string {
  const { population, threshold, selection, crossover } = scene;
  const best = run.best[at]!;
  if (at === 0) return words.first(population, best);
  const parents = crossover === "one-point" ? selection : "tournament";
  return words.later(at, parents, threshold, best, best - run.best[at - 1]!);
}
