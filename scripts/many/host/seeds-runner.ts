import { readFileSync, rmSync } from "node:fs";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { onInterruption } from "../../base/host/interruption";
import type { LiveLine } from "../../base/host/live-line";
import { scratchFolder } from "../../base/host/scratch-folder";
import { inParallel } from "../../base/in-parallel";
import { asTrial } from "../../bundle/syntax/header";
import { type OpenJudgeHost, openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { preparer, type Selection } from "../../judge/host/prepare/select-problems";
import type { SandboxChoice } from "../../runner/host/box/sandbox";
import { machineState } from "../../runner/host/machine-state";
import { hash } from "../../runner/host/program";
import { Progress } from "../progress";
import type { SeedScore } from "../seeds/seed-score";
import type { SeedInputs } from "./seed-inputs";
import { type ScoreSeed, type ScoringOptions, seedScorer } from "./seed-scoring";

const SCORING_LETTERS = 12;

export interface RunnerOptions extends ScoringOptions, Pick<Selection, "time" | "memory" | "for"> {
  readonly jobs: number;
  readonly sandbox: SandboxChoice;
}

interface RunnerParts {
  /** A slug, or an absolute path. */
  readonly name: string;
  /** The program's own file. */
  readonly source: string;
  readonly inputs: SeedInputs;
  readonly options: RunnerOptions;
  readonly live: LiveLine;
}

/** Runs a program, or another text in its place, once a seed. Close it at the end. */
export class SeedsRunner {
  private readonly parts: RunnerParts;
  private readonly scratch = scratchFolder();
  private readonly opening: Promise<OpenJudgeHost>;
  private readonly interrupted: AbortSignal;

  constructor(parts: RunnerParts) {
    this.parts = parts;
    this.opening = openJudgeHost({ sandbox: parts.options.sandbox, forget: "all" });
    this.interrupted = onInterruption(() => void this.opening.then(({ stop }) => stop()));
  }

  get isInterrupted(): boolean {
    return this.interrupted.aborted;
  }

  /** What makes wall times longer than in a contest. */
  async warnings(): Promise<string[]> {
    const { jobs } = this.parts.options;
    const { cores, load } = machineState();
    const loaded = `the load is ${load.toFixed(1)} on ${cores} cores`;
    const isLoaded = load + jobs > cores + 0.5;
    const { warnings = [] } = (await this.opening).sandbox;
    return [
      ...warnings.filter((warning) => !(isLoaded && warning.startsWith("the load is"))),
      ...(isLoaded ? [`${loaded}: what keeps time does less than alone`] : []),
    ];
  }

  /** The results in the order of the seeds, of the text that ran; without those that an interruption killed. */
  async run(trial?: string, set = "trial") {
    const { name, source, options } = this.parts;
    const { scorer = "", tester = "", time, memory, for: target } = options;
    const host = await this.opening;
    const selection = {
      ...(time && { time }),
      ...(memory && { memory }),
      ...(target && { for: target }),
    };
    const prepare = await preparer({ ...selection, limits: true, filter: /^$/ }, host);
    for (;;) {
      const text = trial ?? readFileSync(source, "utf8");
      const [judged] = await prepare(name, undefined, trial && asTrial(trial, set));
      if (trial === undefined && readFileSync(source, "utf8") !== text) continue; // saved meanwhile
      const { program, checker } = judged!;
      if ("compileError" in program) {
        const { compileError, hint = `npm run judge ${name}` } = program;
        throw new ExpectedError(compileError, hint, EXIT.notAccepted);
      }
      try {
        const score = seedScorer({ host, judged: judged!, program, folder: this.scratch }, options);
        const results = await this.collect(score);
        return { text, scoring: hash(checker, scorer, tester).slice(0, SCORING_LETTERS), results };
      } finally {
        if (trial !== undefined && program.bundle) rmSync(program.bundle.file, { force: true });
      }
    }
  }

  async close(): Promise<void> {
    rmSync(this.scratch, { recursive: true, force: true });
    await (await this.opening).close();
  }

  private async collect(score: ScoreSeed): Promise<SeedScore[]> {
    const { inputs, options, live } = this.parts;
    const { seeds, file } = inputs;
    const progress = new Progress(seeds.length, "seed");
    const begunMs = performance.now();
    const results = new Map<number, SeedScore>();
    const { interrupted } = this;
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
    try {
      for await (const result of inParallel(coming(), options.jobs, work)) {
        if (!result || (interrupted.aborted && result.verdict === "JE")) continue;
        results.set(result.seed, result);
        progress.add(result, false);
        live.show(progress.line(performance.now() - begunMs));
      }
    } finally {
      live.clear();
    }
    return seeds.flatMap((seed) => results.get(seed) ?? []);
  }
}
