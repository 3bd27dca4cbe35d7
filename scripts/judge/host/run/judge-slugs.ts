import { isAbsolute } from "node:path";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { VERSION } from "../../../base/host/roots";
import { otherLanguage } from "../../../problem/other-language";
import type { Trouble } from "../../../problem/trouble";
import type { Program } from "../../../runner/host/program";
import { nearestRuntime, runtimeCommand } from "../../../runner/host/runtimes/runtimes";
import { sandboxOfOthers } from "../../../runner/sandbox-tier";
import { machine } from "../../../targets/machines";
import { type Runtime, runtimeName } from "../../../targets/target";
import type { JudgeEvent, RunResult } from "../../events/judge-event";
import { judge } from "../../judge";
import type { Judged } from "../../judged";
import { type Shard, type ShardBy, shardOf } from "../../sharing/shard";
import type { KeptHost } from "../engine/kept-host";
import type { OpenJudgeHost } from "../engine/open-judge-host";
import { standInNote } from "../engine/stand-in";
import { startFigures } from "../engine/start-figures";
import { comingProblems } from "../prepare/coming-problems";
import { otherCommand } from "../prepare/other-program";
import {
  filterTrouble,
  prepareProblems,
  preparer,
  type Selection,
} from "../prepare/select-problems";
import { stackWarning } from "../prepare/target-program";
import { exitCode } from "./exit-code";

/** Of the options of the judge, those that a run needs. */
export type SlugsOptions = Selection & {
  readonly jobs: number;
  readonly failFast?: true;
  /** The user named each of the problems: a filter has to leave a case of each. */
  readonly areNamed?: boolean;
  readonly shard?: Shard;
  readonly by?: ShardBy;
};

export interface Judging {
  /** Calls stop() on Ctrl-C and returns the signal. */
  stopping(stop: () => void): AbortSignal;
  readonly output: JudgeOutput;
  /** Gives a host of this run's own. */
  open(): Promise<OpenJudgeHost>;
  /** One that outlives the run, instead. */
  readonly kept?: Pick<KeptHost, "get" | "close">;
}

/** Takes the events of a run. */
export interface JudgeOutput {
  event(event: JudgeEvent): void;
  /** A step before the first event. */
  doing(line: string): void;
  end(): void;
}

/** Judges these problems once; each event goes to the output as it comes. */
export async function judgeSlugs(
  slugs: readonly string[],
  troubles: readonly Trouble[],
  options: SlugsOptions,
  { stopping, output, open, kept }: Judging,
): Promise<ExitCode> {
  const { jobs, failFast, filter, areNamed = false, shard, for: target } = options;
  const opening = kept ? kept.get() : open();
  const interrupted = stopping(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  const over = new AbortController();
  interrupted.addEventListener("abort", () => over.abort());
  try {
    const doing = (line: string) => output.doing(line);
    const prepare = await preparer(options, host, doing);
    // The shards of a run are cut from all of its cases.
    const atOnce = shard || (areNamed && filter);
    const coming = atOnce ? undefined : comingProblems(slugs, options, prepare, over.signal);
    const whole = coming ? [] : await prepareProblems(slugs, options, host, { doing, interrupted });
    const here = shard ? shardOf(whole, shard, options.by) : whole;
    if (interrupted.aborted) {
      output.event(NOTHING_JUDGED);
      return EXIT.interrupted;
    }
    const runtime = target && (await nearestRuntime(machine(target).runtime));
    const node = runtime && (await runtimeCommand(runtime));
    const others = options.run === undefined ? commandsOf(slugs) : [];
    const isBundled = options.run === undefined && (slugs.length === 0 || !slugs.every(isOther));
    const isOwn =
      isBundled && others.length === 0 && (node?.[0] ?? process.execPath) === process.execPath;
    const sandbox = isOwn ? host.sandbox : sandboxOfOthers(host.sandbox);
    const stackMiB = coming // those that are still being prepared may have any
      ? machine(target ?? "atcoder").memoryMiB!
      : Math.max(0, ...here.map(({ stackMiB = 0 }) => stackMiB));
    const less = target && isBundled ? stackWarning(target, stackMiB) : undefined;
    const unlessOver = (fault: unknown) => {
      if (!interrupted.aborted) throw fault; // else the sandbox was stopped
    };
    const facts = {
      version: VERSION,
      runtime: [...(isBundled || options.run ? [runtimeOf(options, runtime)] : []), ...others].join(
        ", ",
      ),
      ...(target && standInNote(target)),
      sandbox: less ? { ...sandbox, warnings: [...(sandbox.warnings ?? []), less] } : sandbox,
      ...(isBundled && (await startFigures(host, node).catch(unlessOver))), // no other's program
      ...(shard && { shard: { ...shard, ...sizes(whole) } }),
    };
    let end: RunResult | undefined;
    const unmatched = coming ? [] : filterTrouble(filter, whole, areNamed);
    const all = [...troubles, ...unmatched];
    const run = { jobs, failFast: failFast ?? false, facts, interrupted, troubles: all };
    for await (const event of judge(coming ?? here, host, run)) {
      output.event(event);
      if (coming && event.type === "run-start") doing("making bundles and large cases, once …");
      if (event.type === "run-end") end = event;
    }
    return exitCode(end!, shard !== undefined, unmatched.length);
  } finally {
    over.abort();
    output.end();
    if (!kept) await host.close();
    else if (interrupted.aborted) await kept.close();
  }
}

function sizes(problems: readonly Judged<Program>[]) {
  const cases = problems.reduce((sum, problem) => sum + problem.cases.length, 0);
  return { problems: problems.length, cases };
}

const NOTHING_JUDGED: JudgeEvent = {
  type: "run-end",
  passed: 0,
  failed: 0,
  troubles: 0,
  remembered: 0,
  left: 0,
  interrupted: true,
};

function isOther(slug: string): boolean {
  return isAbsolute(slug) && otherLanguage(slug) !== undefined;
}

/** What compiles or runs the programs among them that are in other languages. */
function commandsOf(slugs: readonly string[]): string[] {
  return [...new Set(slugs.filter(isOther).map((slug) => otherCommand(slug)))];
}

function runtimeOf({ run, against }: SlugsOptions, runtime: Runtime | undefined): string {
  if (run !== undefined) return against === undefined ? run : `${run} against ${against}`;
  return runtime ? runtimeName(runtime) : `Node ${process.versions.node}`;
}
