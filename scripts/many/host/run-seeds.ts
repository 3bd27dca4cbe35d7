import { readFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { asTyped } from "../../base/as-typed";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { LiveLine } from "../../base/host/live-line";
import { CACHE, HERE, problemFolder, typedPath } from "../../base/host/roots";
import { typedAs } from "../../base/host/typed-as";
import { writeAtomically } from "../../base/host/write-atomically";
import { knownSlugs } from "../../judge/host/prepare/select-problems";
import { ownerOf } from "../../problem/host/named-program";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import { type Values, withConstants } from "../seeds/constants";
import { parseSeeds } from "../seeds/seed-range";
import {
  againstLines,
  bestRun,
  bestScores,
  inputsOf,
  listText,
  type NumberedRun,
  setText,
} from "../seeds/seed-run";
import { type Goal, isScored } from "../seeds/seed-score";
import { failureLines, seedLines, summaryLines } from "../seeds/seeds-text";
import { trialValues } from "../seeds/trial-values";
import type { BatchOutput } from "./run-batch";
import { historyFile, SeedHistory } from "./seed-history";
import { type InputPlace, seedInputs } from "./seed-inputs";
import { type RunnerOptions, SeedsRunner } from "./seeds-runner";

/** The options of `npm run seeds`. */
export interface SeedsOptions extends RunnerOptions, Pick<InputPlace, "in" | "generator"> {
  readonly seeds?: string;
  readonly comment?: string;
  readonly list?: true;
  /** The number of a run. */
  readonly restore?: string;
  readonly against?: string;
  /** "T0=1,2,3" or "T0=1..3": constants of trials. */
  readonly set?: readonly string[];
  readonly trials?: number;
  readonly seed: number;
  /** Write the best values into the source. */
  readonly keep?: true;
  readonly minimise?: true;
  readonly maximise?: true;
}

/** The program that a word names. */
interface SeedsProgram {
  /** A slug, or an absolute path. */
  readonly name: string;
  readonly slug?: string | undefined;
  readonly folder: string;
  /** Absolute. */
  readonly source: string;
  goalOf(): Goal;
}

/** Runs a program once a seed, prints the scores and what they come to, and keeps them. */
export async function runSeeds(
  word: string,
  options: SeedsOptions,
  { say, remark, isLive }: Pick<BatchOutput, "say" | "remark" | "isLive">,
): Promise<ExitCode> {
  const { against, list, restore, set = [], keep } = options;
  const wanted = options.seeds === undefined ? undefined : parseSeeds(options.seeds);
  if (set.length === 0 && (keep || options.trials !== undefined)) {
    const message = "--keep and --trials need constants to set";
    throw new ExpectedError(message, "--set T0=1000,2000,3000", EXIT.usage);
  }
  const trials = set.length > 0 ? trialValues(set, options.trials, options.seed) : [];
  const named = programOf(word, options);
  const { slug, folder, source } = named;
  const history = new SeedHistory(historyFile(slug, folder), remark);
  if (list) {
    say(listText(history.runs));
    return history.runs.length > 0 ? EXIT.accepted : EXIT.nothingMatched;
  }
  if (restore !== undefined) {
    const restored = history.restore(restore, source);
    const stays = `${typedPath(source)} has a text that no run has, and stays: `;
    say(`${restored === source ? "" : stays}run ${restore} is in ${typedPath(restored)}\n`);
    return EXIT.accepted;
  }
  const old = against === undefined || against === "best" ? undefined : history.find(against);
  const goal = named.goalOf();
  const made = join(CACHE, "seeds", basename(historyFile(slug, folder), ".jsonl"));
  const place = options.in === undefined ? {} : { in: resolve(HERE, options.in) };
  const inputs = seedInputs({ ...options, folder, slug, made, ...place }, wanted);
  const changed = (values: Values) =>
    withConstants(typedPath(source), readFileSync(source, "utf8"), values);
  for (const values of trials) changed(values); // refused before anything runs
  const live = new LiveLine(remark, isLive);
  const runner = new SeedsRunner({ name: named.name, source, inputs, options, live });
  const tell = (line: string) => say(asTyped(`${line}\n`, typedAs()));
  const show = ({ run, results, ...kind }: NumberedRun, before: NumberedRun | undefined) => {
    const best = bestScores(history.runs, kind);
    say(seedLines(results, best, goal));
    for (const line of failureLines(results)) tell(line);
    for (const line of summaryLines(results, best, goal)) tell(line);
    if (before) for (const line of againstLines(before, results, kind)) tell(line);
    else if (against === "best") tell("no run before has all these seeds");
    tell(`run ${run}${kind.set ? `, ${setText(kind.set)}` : ""}: npm run seeds ${word} -- --list`);
  };
  const runs: NumberedRun[] = [];
  let hasWritten = false;
  let [begun, ended] = [0, 0]; // runs; seeds of the newest run
  const isSure = keep && trials.length === 1;
  const isWhole = (run?: Pick<NumberedRun, "results">) =>
    run?.results.length === inputs.seeds.length && run.results.every(isScored);
  const write = (values: Values) => {
    writeAtomically(source, changed(values));
    hasWritten = true;
    tell(`${typedPath(source)} has ${setText(values).replace("trial ", "")} now`);
  };
  const runOnce = async (values?: Values) => {
    begun++;
    const { text, scoring, results } = await runner.run(values && changed(values), setText(values));
    ended = results.length;
    if (ended === 0) return;
    const isKept = isSure && values && isWhole({ results });
    if (isKept) write(values);
    const kind = { goal, scoring };
    const others = history.runs.filter((run) => !run.set);
    const before = against === "best" ? bestRun(others, kind, inputsOf({ results })) : old;
    const comment = options.comment !== undefined && { comment: options.comment };
    const facts = {
      at: new Date().toISOString(),
      ...comment,
      ...(values && !isKept && { set: values }),
    };
    runs.push(history.add({ ...facts, ...kind, results }, text));
    if (trials.length < 2 || !values) show(runs.at(-1)!, before);
  };
  try {
    for (const warning of await runner.warnings()) remark(`warning: ${warning}\n`);
    for (const values of trials) if (!runner.isInterrupted) await runOnce(values);
    if (trials.length > 1) {
      say(listText(runs));
      for (const { set, results } of runs) {
        for (const line of failureLines(results).slice(0, 1)) tell(`${setText(set)}: ${line}`);
      }
    }
    const best = runs[0] && bestRun(runs, runs[0], inputsOf(runs[0]));
    if (keep && !hasWritten && !runner.isInterrupted) {
      if (best?.set && isWhole(best)) write(best.set);
      else tell(`no trial has a score of every seed: ${typedPath(source)} stays as it was`);
    }
    const isToCome = keep ? hasWritten && !isSure : trials.length === 0;
    if (isToCome && !runner.isInterrupted) await runOnce();
  } finally {
    await runner.close();
  }
  if (!runner.isInterrupted) return isWhole(runs.at(-1)) ? EXIT.accepted : EXIT.notAccepted;
  const isTrial = trials.length > 1 && begun <= trials.length;
  const trial = isTrial ? ` in trial ${begun} of ${trials.length}` : "";
  const stays = keep && !hasWritten ? `; ${typedPath(source)} stays as it was` : "";
  remark(
    `interrupted${trial}: ${ended} of ${counted(inputs.seeds.length, "seed")} were run${stays}\n`,
  );
  return EXIT.interrupted;
}

function programOf(word: string, { minimise, maximise }: SeedsOptions): SeedsProgram {
  const { slugs, unknown } = knownSlugs([word]);
  const [name] = slugs;
  if (name === undefined) {
    throw new ExpectedError(unknown[0]!.message, unknown[0]!.hint, EXIT.nothingMatched);
  }
  const slug = isAbsolute(name) ? ownerOf(name)?.slug : name;
  const problem =
    slug === undefined ? undefined : problemExport<Problem>(slug, "problem.ts", "problem");
  const folder = slug === undefined ? dirname(name) : problemFolder(slug);
  const source = isAbsolute(name) ? name : join(folder, "solution.ts");
  const goalOf = () => {
    const goal = minimise ? "minimise" : maximise ? "maximise" : problem?.score;
    if (goal !== undefined) return goal;
    const hint = '--maximise or --minimise, or score: "maximise" in its problem.ts';
    throw new ExpectedError(`is a high score of ${word} good, or a low one?`, hint, EXIT.usage);
  };
  return { name, slug, folder, source, goalOf };
}
