import { readFileSync, rmSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { asTyped } from "../../base/as-typed";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { onInterruption } from "../../base/host/interruption";
import { LiveLine } from "../../base/host/live-line";
import { CACHE, HERE, problemFolder, typedPath } from "../../base/host/roots";
import { scratchFolder } from "../../base/host/scratch-folder";
import { typedAs } from "../../base/host/typed-as";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { knownSlugs, preparer, type Selection } from "../../judge/host/prepare/select-problems";
import { ownerOf } from "../../problem/host/named-program";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import type { SandboxChoice } from "../../runner/host/box/sandbox";
import { machineState } from "../../runner/host/machine-state";
import { hash } from "../../runner/host/program";
import { parseSeeds } from "../seeds/seed-range";
import { againstLines, bestRun, bestScores, listText } from "../seeds/seed-run";
import type { Goal } from "../seeds/seed-score";
import { failureLines, seedLines, summaryLines } from "../seeds/seeds-text";
import type { BatchOutput } from "./run-batch";
import { historyFile, SeedHistory } from "./seed-history";
import { type InputPlace, seedInputs } from "./seed-inputs";
import { collect, type ScoringOptions, seedScorer } from "./seed-scoring";

const SCORING_LETTERS = 12;

/** The options of `npm run seeds`. */
export interface SeedsOptions
  extends ScoringOptions,
    Pick<Selection, "time" | "memory" | "for">,
    Pick<InputPlace, "in" | "generator"> {
  readonly jobs: number;
  readonly sandbox: SandboxChoice;
  readonly seeds?: string;
  readonly comment?: string;
  readonly list?: true;
  /** The number of a run. */
  readonly restore?: string;
  readonly against?: string;
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
  const { comment, against, list, restore, jobs } = options;
  const wanted = options.seeds === undefined ? undefined : parseSeeds(options.seeds);
  const { name, slug, folder, source, goalOf } = programOf(word, options);
  const history = new SeedHistory(historyFile(slug, folder), remark);
  if (list) {
    say(listText(history.runs));
    return history.runs.length > 0 ? EXIT.accepted : EXIT.nothingMatched;
  }
  if (restore !== undefined) {
    say(`run ${restore} is in ${typedPath(history.restore(restore, source))}\n`);
    return EXIT.accepted;
  }
  const old = against === undefined || against === "best" ? undefined : history.find(against);
  const goal = goalOf();
  const made = join(CACHE, "seeds", basename(historyFile(slug, folder), ".jsonl"));
  const place = options.in === undefined ? {} : { in: resolve(HERE, options.in) };
  const inputs = seedInputs({ ...options, folder, slug, made, ...place }, wanted);
  const scratch = scratchFolder();
  const live = new LiveLine(remark, isLive);
  const opening = openJudgeHost({ sandbox: options.sandbox, forget: "all" });
  const interrupted = onInterruption(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  try {
    const { scorer = "", tester = "", against: _, ...selection } = options;
    const prepare = await preparer({ ...selection, limits: true, filter: /^$/ }, host);
    const text = () => readFileSync(source, "utf8");
    const [judged, current] = await stable(text, async () => (await prepare(name))[0]!);
    const { program, checker } = judged;
    if ("compileError" in program) {
      const { compileError, hint = `npm run judge ${word}` } = program;
      throw new ExpectedError(compileError, hint, EXIT.notAccepted);
    }
    const score = seedScorer({ host, judged, program, folder: scratch }, options);
    for (const line of loadWarnings(jobs, host.sandbox.warnings)) remark(`${line}\n`);
    const results = await collect(inputs, score, { jobs, live, interrupted });
    live.clear();
    if (results.length > 0) {
      const scoring = hash(checker, scorer, tester).slice(0, SCORING_LETTERS);
      const kind = { goal, scoring };
      const all = results.map(({ input }) => input);
      const before = against === "best" ? bestRun(history.runs, kind, all) : old;
      const at = new Date().toISOString();
      const kept = { at, ...(comment !== undefined && { comment }), ...kind, results };
      const { run } = history.add(kept, current);
      const best = bestScores(history.runs, kind);
      say(seedLines(results, best, goal));
      const none = against === "best" && !before ? ["no run before has all these seeds"] : [];
      for (const line of [
        ...[...failureLines(results), ...summaryLines(results, best, goal), ...none],
        ...(before ? againstLines(before, results, kind) : []),
        `run ${run}: npm run seeds ${word} -- --list, or --restore ${run}`,
      ]) {
        say(asTyped(`${line}\n`, typedAs()));
      }
    }
    if (interrupted.aborted) {
      remark(
        `interrupted: ${results.length} of ${counted(inputs.seeds.length, "seed")} were run\n`,
      );
      return EXIT.interrupted;
    }
    return results.every(({ score }) => score !== undefined) ? EXIT.accepted : EXIT.notAccepted;
  } finally {
    live.clear();
    await host.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What work makes of a text that does not change meanwhile. */
async function stable<T>(text: () => string, work: () => Promise<T>): Promise<[T, string]> {
  for (;;) {
    const before = text();
    const made = await work();
    if (text() === before) return [made, before];
  }
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

/** What makes wall times longer than in a contest. */
function loadWarnings(jobs: number, others: readonly string[] = []): string[] {
  const { cores, load } = machineState();
  const loaded = `the load is ${load.toFixed(1)} on ${cores} cores, and ${counted(jobs, "more program")} will run`;
  const isLoaded = load + jobs > cores + 0.5;
  return [
    ...others.filter((warning) => !(isLoaded && warning.startsWith("the load is"))),
    ...(isLoaded ? [`${loaded}: what looks at the clock does less than alone`] : []),
  ].map((warning) => `warning: ${warning}`);
}
