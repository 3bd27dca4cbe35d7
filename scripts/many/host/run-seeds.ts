import { rmSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { onInterruption } from "../../base/host/interruption";
import { LiveLine } from "../../base/host/live-line";
import { CACHE, HERE, problemFolder } from "../../base/host/roots";
import { scratchFolder } from "../../base/host/scratch-folder";
import { inParallel } from "../../base/in-parallel";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { knownSlugs, preparer, type Selection } from "../../judge/host/prepare/select-problems";
import { ownerOf } from "../../problem/host/named-program";
import { problemExport } from "../../problem/host/problem-module";
import type { Problem } from "../../problem/problem";
import type { SandboxChoice } from "../../runner/host/box/sandbox";
import { machineState } from "../../runner/host/machine-state";
import { hash } from "../../runner/host/program";
import { Progress } from "../progress";
import { parseSeeds } from "../seeds/seed-range";
import type { Goal, SeedScore } from "../seeds/seed-score";
import { failureLines, seedLines, summaryLines } from "../seeds/seeds-text";
import type { BatchOutput } from "./run-batch";
import { type InputPlace, type SeedInputs, seedInputs } from "./seed-inputs";
import { type ScoreSeed, type ScoringOptions, seedScorer } from "./seed-scoring";

/** The options of `npm run seeds`. */
export interface SeedsOptions
  extends ScoringOptions,
    Pick<Selection, "time" | "memory" | "for">,
    Pick<InputPlace, "in" | "generator"> {
  readonly jobs: number;
  readonly sandbox: SandboxChoice;
  readonly seeds?: string;
  readonly minimise?: true;
  readonly maximise?: true;
}

/** The program that a word names. */
interface SeedsProgram {
  /** A slug, or an absolute path. */
  readonly name: string;
  readonly slug?: string | undefined;
  readonly folder: string;
  readonly goal: Goal;
}

/** Runs a program once a seed, and prints the scores and what they come to. */
export async function runSeeds(
  word: string,
  options: SeedsOptions,
  { say, remark, isLive }: Pick<BatchOutput, "say" | "remark" | "isLive">,
): Promise<ExitCode> {
  const wanted = options.seeds === undefined ? undefined : parseSeeds(options.seeds);
  const { name, slug, folder, goal } = programOf(word, options);
  const made = join(CACHE, "seeds", slug ?? hash(name).slice(0, 16));
  const place = options.in === undefined ? {} : { in: join(HERE, options.in) };
  const inputs = seedInputs({ ...options, folder, slug, made, ...place }, wanted);
  const scratch = scratchFolder();
  const live = new LiveLine(remark, isLive);
  const opening = openJudgeHost({ sandbox: options.sandbox, forget: "all" });
  const interrupted = onInterruption(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  const results: SeedScore[] = [];
  try {
    const { scorer: _, tester: __, ...selection } = options;
    const prepare = await preparer({ ...selection, limits: true, filter: /^$/ }, host);
    const [judged] = await prepare(name);
    const { program } = judged!;
    if ("compileError" in program) {
      const { compileError, hint = `npm run judge ${word}` } = program;
      throw new ExpectedError(compileError, hint, EXIT.notAccepted);
    }
    const score = seedScorer({ host, judged: judged!, program, folder: scratch }, options);
    for (const line of loadWarnings(options.jobs, host.sandbox.warnings)) remark(`${line}\n`);
    const progress = new Progress(inputs.seeds.length, "seed");
    const begunMs = performance.now();
    for await (const result of scores(inputs, score, options.jobs, interrupted)) {
      results.push(result);
      progress.add(result, false);
      live.show(progress.line(performance.now() - begunMs));
    }
  } finally {
    live.clear();
    await host.close();
    rmSync(scratch, { recursive: true, force: true });
  }
  const order = new Map(inputs.seeds.map((seed, at) => [seed, at]));
  results.sort((a, b) => order.get(a.seed)! - order.get(b.seed)!);
  if (results.length > 0) {
    say(seedLines(results));
    for (const line of failureLines(results)) say(`${line}\n`);
    for (const line of summaryLines(results, goal)) say(`${line}\n`);
  }
  if (interrupted.aborted) {
    remark(`interrupted: ${results.length} of ${inputs.seeds.length} seeds were run\n`);
    return EXIT.interrupted;
  }
  return results.every(({ score }) => score !== undefined) ? EXIT.accepted : EXIT.notAccepted;
}

/** Each as it ends; what an interruption killed is left out. */
async function* scores(
  { seeds, file }: SeedInputs,
  score: ScoreSeed,
  jobs: number,
  interrupted: AbortSignal,
): AsyncGenerator<SeedScore> {
  function* coming() {
    for (const seed of seeds) if (!interrupted.aborted) yield seed;
  }
  const work = async (seed: number) => {
    try {
      return await score(seed, file(seed));
    } catch (error) {
      if (interrupted.aborted) return undefined;
      throw error;
    }
  };
  for await (const result of inParallel(coming(), jobs, work)) {
    if (result && !(interrupted.aborted && result.verdict === "JE")) yield result;
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
  const goal = minimise ? "minimise" : maximise ? "maximise" : problem?.score;
  if (goal === undefined) {
    const hint = '--maximise or --minimise, or score: "maximise" in its problem.ts';
    throw new ExpectedError(`is a high score of ${word} good, or a low one?`, hint, EXIT.usage);
  }
  return { name, slug, folder: slug === undefined ? dirname(name) : problemFolder(slug), goal };
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
