import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { onInterruption } from "../../base/host/interruption";
import { LiveLine } from "../../base/host/live-line";
import { HERE } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { preparer, type Selection } from "../../judge/host/prepare/select-problems";
import { findSlugs } from "../../problem/host/find-slugs";
import type { SandboxChoice } from "../../runner/host/box/sandbox";
import { nearestRuntime } from "../../runner/host/runtimes/runtimes";
import { machine } from "../../targets/machines";
import { runtimeName } from "../../targets/target";
import { type Job, parseJob } from "../job";
import { type JobResult, nameOf } from "../job-result";
import { Progress } from "../progress";
import { type TABLE_FORMATS, tableOf } from "../table";
import { Batch, type NumberedJob } from "./batch";
import { isProgram } from "./find-jobs";
import { ResultsFile } from "./results-file";

/** The options of `npm run batch`. */
export interface BatchOptions
  extends Pick<Selection, "time" | "memory" | "scale" | "limits" | "for"> {
  readonly jobs: number;
  readonly sandbox: SandboxChoice;
  readonly results?: string;
  /** Print a table, not lines. */
  readonly table?: (typeof TABLE_FORMATS)[number] | true;
}

/** Prints result lines, or a table, and all else as remarks. */
export interface BatchOutput {
  say(text: string): void;
  /** Lines that a file takes are not for a terminal. */
  readonly isTerminal: boolean;
  remark(text: string): void;
  /** The remarks go to a terminal. */
  readonly isLive: boolean;
}

/** Judges the jobs of a file, or of stdin by "-", and says how many passed. */
export async function runBatch(
  place: string,
  options: BatchOptions,
  { say, isTerminal, remark, isLive }: BatchOutput,
): Promise<ExitCode> {
  const { jobs, for: target } = options;
  const live = new LiveLine(remark, isLive);
  const warn = (text: string) => live.say(text);
  const file = options.results === undefined ? undefined : resolve(HERE, options.results);
  const lines = place === "-" ? undefined : linesOf(place);
  const results = new ResultsFile(file, warn);
  const progress = new Progress(lines?.filter((line) => line.trim() !== "").length);
  const begunMs = performance.now();
  const opening = openJudgeHost({ sandbox: options.sandbox, forget: "all" });
  const reader = lines ? undefined : createInterface({ input: process.stdin });
  const piped = reader?.[Symbol.asyncIterator](); // at once: it hears no line that came before it
  const interrupted = onInterruption(() => {
    reader?.close();
    void opening.then(({ stop }) => stop());
  });
  const host = await opening;
  const refuse = (at: number, message: string, hint?: string) => {
    progress.sum.refused++;
    warn(`error: line ${at}: ${message}\n${hint === undefined ? "" : `  try: ${hint}\n`}`);
  };
  const prints = !options.table && !(file !== undefined && isTerminal);
  let hasTroubles = false;
  /** By the names of the jobs, in the order of their lines. */
  const ends = new Map<string, JobResult | undefined>();
  try {
    const runtime = target && (await nearestRuntime(machine(target).runtime));
    const prepare = await preparer(options, host);
    const batch = new Batch({
      ...{ host, results, jobs, interrupted },
      place: {
        tier: host.sandbox.tier,
        runtime: runtimeName(runtime ?? { name: "node", version: process.versions.node }),
        target,
      },
      async prepare({ problem, file }) {
        const [judged] = await prepare(problem, resolve(HERE, file));
        return judged!;
      },
      refused: ({ at }, { message, hint }) => refuse(at, message, hint),
      ended(result, isKnown) {
        progress.add(result, isKnown);
        hasTroubles ||= result.verdict === "JE" || result.troubles !== undefined;
        if (prints) say(`${JSON.stringify(result)}\n`);
        ends.set(nameOf(result), result);
        live.show(progress.line(performance.now() - begunMs));
      },
    });
    const begun = ({ job }: NumberedJob) => void ends.set(nameOf(job), undefined);
    await batch.run(numberedJobs(lines ?? piped!, refuse, begun));
  } finally {
    live.clear();
    reader?.close();
    results.close();
    await host.close();
  }
  if (options.table) {
    const inOrder = [...ends.values()].filter((result) => result !== undefined);
    say(tableOf(inOrder, options.table === true ? "text" : options.table));
  }
  for (const line of progress.closing(interrupted.aborted)) remark(`${line}\n`);
  const { passed, failed, ran, refused } = progress.sum;
  if (interrupted.aborted) return EXIT.interrupted;
  if (refused > 0) return EXIT.usage;
  if (hasTroubles) return EXIT.setup;
  if (failed > 0) return EXIT.notAccepted;
  return passed + ran === 0 ? EXIT.nothingMatched : EXIT.accepted;
}

function linesOf(place: string): string[] {
  const path = resolve(HERE, place);
  if (existsSync(path)) return readFileSync(path, "utf8").split("\n");
  const hint = systemHints().list(resolve(path, ".."));
  throw new ExpectedError(`there is no file ${place}`, hint, EXIT.nothingMatched);
}

/** The jobs of these lines; a line that is none is refused by its number. */
async function* numberedJobs(
  lines: Iterable<string> | AsyncIterable<string>,
  refuse: (at: number, message: string, hint?: string) => void,
  begun: (numbered: NumberedJob) => void,
): AsyncGenerator<NumberedJob> {
  const slugs = new Map<string, string>();
  let at = 0;
  for await (const line of lines) {
    at++;
    if (line.trim() === "") continue;
    const job = parseJob(line);
    const fault = typeof job === "string" ? job : faultOf(job);
    if (fault !== undefined) {
      refuse(at, fault);
      continue;
    }
    const numbered = { job: job as Job, at };
    begun(numbered);
    yield numbered;
  }
  function faultOf({ problem, file }: Job): string | undefined {
    try {
      if (!slugs.has(problem)) slugs.set(problem, findSlugs([problem])[0]!);
    } catch (error) {
      if (error instanceof ExpectedError) return `${error.message} (${error.hint})`;
      throw error;
    }
    if (slugs.get(problem) !== problem) return `problem must be ${slugs.get(problem)}`;
    if (!existsSync(resolve(HERE, file))) return `there is no file ${file}`;
    return isProgram(file) ? undefined : `${file} is in no language that is judged here`;
  }
}
