import { textTable } from "../table";
import type { Values } from "./constants";
import {
  type Goal,
  gain,
  isScored,
  percent,
  relative,
  type SeedScore,
  summaryOf,
} from "./seed-score";
import { shown } from "./seeds-text";
import { signTest } from "./sign-test";

/** A line of the history; its number is that of the run. */
export interface SeedRun {
  readonly schema: 1;
  /** As toISOString has it. */
  readonly at: string;
  readonly comment?: string;
  /** The constants that a trial replaced. */
  readonly set?: Values;
  readonly goal: Goal;
  /** A hash of what gives the scores: only runs of one such kind are compared. */
  readonly scoring: string;
  /** The SHA-256 of the source. */
  readonly program: string;
  /** The source, where no run before has it. */
  readonly source?: string;
  readonly results: readonly SeedScore[];
}

type Kind = Pick<SeedRun, "goal" | "scoring">;
export type NumberedRun = SeedRun & { readonly run: number };

const MOST_SHOWN = 10;
const NOISE = 0.05;
const LEAST_SHOWN = 0.001;

/** Undefined where the line is no run that this version reads. */
export function parseRun(line: string): SeedRun | undefined {
  try {
    const run = JSON.parse(line) as Partial<SeedRun> | null;
    return run?.schema === 1 && Array.isArray(run.results) ? (run as SeedRun) : undefined;
  } catch {
    return undefined;
  }
}

/** The best score that any run has of an input. */
export function bestScores(runs: readonly SeedRun[], kind: Kind): Map<string, number> {
  const best = new Map<string, number>();
  for (const run of runs.filter((run) => isLike(run, kind))) {
    for (const { input, score } of run.results.filter(isScored)) {
      if (gain(best.get(input), score, kind.goal) > 0) best.set(input, score);
    }
  }
  return best;
}

export function inputsOf({ results }: Pick<SeedRun, "results">): string[] {
  return results.map(({ input }) => input);
}

/** Of runs that have all these inputs: fewest failures, then the best sum of these seeds. */
export function bestRun<Run extends SeedRun>(
  runs: readonly Run[],
  kind: Kind,
  inputs: readonly string[],
): Run | undefined {
  const sumOf = (run: Run) => {
    const results = run.results.filter(({ input }) => inputs.includes(input));
    const { scored, sum } = summaryOf(results);
    return { run, scored: scored.length, sum, isWhole: results.length === inputs.length };
  };
  const whole = runs.filter((run) => isLike(run, kind)).map(sumOf);
  const order = whole
    .filter(({ isWhole }) => isWhole)
    .sort((a, b) => b.scored - a.scored || gain(a.sum, b.sum, kind.goal));
  return order[0]?.run;
}

/** The seeds that went up and down since another run, and whether that is more than noise. */
export function againstLines(
  before: NumberedRun,
  results: readonly SeedScore[],
  kind: Kind,
): string[] {
  const name = `run ${before.run}${before.comment === undefined ? "" : ` (${before.comment})`}`;
  if (!isLike(before, kind)) return [`${name} has scores of another kind: they are not compared`];
  const old = new Map(before.results.map((result) => [result.input, result]));
  const pairs = results.flatMap((result) => {
    const was = old.get(result.input);
    return was ? [{ result, was, gain: gain(was.score, result.score, kind.goal) }] : [];
  });
  if (pairs.length === 0) return [`${name} has none of these seeds`];
  const side = (sign: number) => pairs.filter(({ gain }) => Math.sign(gain) === sign);
  const [up, down] = [side(1), side(-1)];
  const p = signTest(up.length, down.length);
  const words = up.length > down.length ? "better" : "worse";
  const isMore = p <= NOISE ? `${words}, more than noise` : "may be noise";
  const same = `equal on ${pairs.length - up.length - down.length}`;
  const named = (word: string, seeds: typeof up) => {
    const sorted = seeds.sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain) || 0);
    const texts = sorted.map(({ result, was }) => {
      return `${result.seed} (${was.score ?? was.verdict} → ${result.score ?? result.verdict})`;
    });
    const more = seeds.length > MOST_SHOWN ? ", …" : "";
    return seeds.length > 0 ? [`  ${word}: ${texts.slice(0, MOST_SHOWN).join(", ")}${more}`] : [];
  };
  return [
    `against ${name}: better on ${up.length}, worse on ${down.length}, ${same}: ${isMore} (p ${p < LEAST_SHOWN ? `< ${LEAST_SHOWN}` : `= ${p.toPrecision(2)}`}, sign test)`,
    ...named("better", up),
    ...named("worse", down),
  ];
}

/** A line for each run, with its share of the best scores of all. */
export function listText(runs: readonly NumberedRun[]): string {
  const rows = runs.map((run) => {
    const { scored, sum, mean } = summaryOf(run.results);
    const share = relative(run.results, bestScores(runs, run), run.goal);
    return [
      ...[`${run.run}`, run.at.slice(0, 16).replace("T", " "), run.program.slice(0, 8)],
      `${scored.length}/${run.results.length}`,
      ...(scored.length > 0 ? [shown(sum), shown(mean), percent(share)] : ["-", "-", "-"]),
      [setText(run.set), run.comment ?? ""].filter((text) => text !== "").join(": "),
    ];
  });
  return textTable([["run", "UTC", "program", "seeds", "sum", "mean", "of best", ""], ...rows]);
}

/** "trial T0=3000 K=2" */
export function setText(set: SeedRun["set"]): string {
  return set
    ? `trial ${Object.entries(set)
        .map((pair) => pair.join("="))
        .join(" ")}`
    : "";
}

function isLike(run: SeedRun, { goal, scoring }: Kind): boolean {
  return run.goal === goal && run.scoring === scoring;
}
