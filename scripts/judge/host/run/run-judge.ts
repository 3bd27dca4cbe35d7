import { EXIT, type ExitCode } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { onInterruption } from "../../../base/host/interruption";
import { terminal } from "../../../base/host/terminal";
import type { Trouble } from "../../../problem/trouble";
import type { Program } from "../../../runner/host/program";
import { nearestRuntime, runtimeCommand } from "../../../runner/host/runtimes";
import type { SandboxChoice } from "../../../runner/host/sandbox";
import { sandboxOfOthers } from "../../../runner/sandbox-tier";
import { type Runtime, runtimeName } from "../../../targets/target";
import { targets } from "../../../targets/targets";
import { judge } from "../../judge";
import type { JudgeEvent, RunResult } from "../../judge-event";
import type { Judged } from "../../judged";
import { type ReporterName, reporters } from "../../reporters/reporters";
import { type Shard, type ShardBy, shardOf } from "../../shard";
import { type JudgeOne, watchProblems } from "../../watch/host/watch-problems";
import { KeptHost } from "../engine/kept-host";
import { type OpenJudgeHost, openJudgeHost } from "../engine/open-judge-host";
import { standInNote } from "../engine/stand-in";
import { startFigures } from "../engine/start-figures";
import { comingProblems } from "../prepare/coming-problems";
import { listProblems } from "../prepare/list-problems";
import {
  filterTrouble,
  knownSlugs,
  prepareProblems,
  preparer,
  type Selection,
} from "../prepare/select-problems";
import { drawBoard } from "./draw-board";
import { exitCode } from "./exit-code";
import { Output } from "./output";
import { reportMerged } from "./report-merged";

/** The options of `npm run judge`. */
export interface JudgeOptions extends Selection {
  readonly all?: true;
  readonly jobs: number;
  readonly failFast?: true;
  readonly watch?: true;
  readonly force?: true;
  readonly cache: boolean;
  readonly sandbox: SandboxChoice;
  readonly reporter: ReporterName;
  /** Only bundle and make large cases, for a process that judges. */
  readonly prepare?: true;
  /** One part of the cases, and how they are cut. */
  readonly shard?: Shard;
  readonly by?: ShardBy;
  /** JSON reports to be printed as one; nothing is judged. */
  readonly merge?: readonly string[];
  /** Only name the problems. */
  readonly list?: true;
  /** Only with `--package`. */
  readonly submissions?: true;
}

/** Judges the named problems (all without one) once, or again after each edit until Ctrl-C. */
export async function runJudge(
  names: readonly string[],
  options: JudgeOptions,
  say: (text: string) => void,
): Promise<ExitCode> {
  refuseAlone(options);
  if (options.merge) return reportMerged(options.merge, options.reporter);
  const { slugs, unknown } = knownSlugs(names, options.all);
  if (options.list && unknown.length === 0) return listProblems(slugs, options.filter, say);
  if (!options.watch) return judgeSlugs(slugs, unknown, options, onInterruption);
  const over = onInterruption(() => {});
  const only = names.length > 0 && !options.all ? new Set(slugs) : undefined;
  const hosts = new KeptHost(() => openHost(options));
  const judgeOne: JudgeOne = async (slug, stale, filter) => {
    const failed: string[] = [];
    const stopping = (stop: () => void) => {
      stale.addEventListener("abort", stop);
      return stale;
    };
    const wish = { ...options, ...(filter && { filter }) };
    const note = (event: JudgeEvent) => {
      if (event.type === "case-end" && event.verdict !== "AC") failed.push(event.name);
    };
    await judgeSlugs([slug], [], wish, stopping, hosts, note);
    return failed;
  };
  try {
    return await watchProblems(slugs, only, judgeOne, over, say);
  } finally {
    await hosts.close();
  }
}

/** Throws for an option that does nothing without another one. */
function refuseAlone({ submissions, by, shard }: JudgeOptions): void {
  const alone = submissions
    ? ["--submissions", "--package x.zip --submissions"]
    : by && !shard && ["--by", `--shard 1/5 --by ${by}`];
  if (alone) throw new ExpectedError(`${alone[0]} does nothing alone`, alone[1]!, EXIT.usage);
}

function openHost({ sandbox, cache, force }: JudgeOptions): Promise<OpenJudgeHost> {
  const forget = cache ? (force ? "force" : undefined) : "all";
  return openJudgeHost({ sandbox, ...(forget && { forget }) });
}

/** `stopping(stop)` calls stop() on Ctrl-C and returns the signal. */
async function judgeSlugs(
  slugs: readonly string[],
  troubles: readonly Trouble[],
  options: JudgeOptions,
  stopping: (stop: () => void) => AbortSignal,
  kept?: KeptHost,
  note: (event: JudgeEvent) => void = () => {},
): Promise<ExitCode> {
  const { jobs, failFast, for: target } = options;
  const opening = kept ? kept.get() : openHost(options);
  const interrupted = stopping(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  const output = new Output(reporters[options.reporter]({ ...terminal(), draw: drawBoard }));
  const over = new AbortController();
  interrupted.addEventListener("abort", () => over.abort());
  try {
    const doing = (line: string) => output.doing(line);
    const prepare = await preparer(options, host, doing);
    // The shards of a run are cut from all of its cases.
    const coming = options.shard ? undefined : comingProblems(slugs, options, prepare, over.signal);
    const whole = coming ? [] : await prepareProblems(slugs, options, host, { doing, interrupted });
    const here = options.shard ? shardOf(whole, options.shard, options.by) : whole;
    if (interrupted.aborted) {
      output.event(NOTHING_JUDGED);
      return EXIT.interrupted;
    }
    const runtime = target && (await nearestRuntime(targets[target].runtime));
    const node = runtime && (await runtimeCommand(runtime));
    const isOwn = options.run === undefined && (node?.[0] ?? process.execPath) === process.execPath;
    const facts = {
      runtime: runtimeOf(options, runtime),
      ...(target && standInNote(target)),
      sandbox: isOwn ? host.sandbox : sandboxOfOthers(host.sandbox),
      ...(options.run === undefined && (await startFigures(host, node))), // no other's program
      ...(options.shard && { shard: { ...options.shard, ...sizes(whole) } }),
    };
    let end: RunResult | undefined;
    const all = [...troubles, ...(coming ? [] : filterTrouble(options.filter, whole))];
    const run = { jobs, failFast: failFast ?? false, facts, interrupted, troubles: all };
    for await (const event of judge(coming ?? here, host, run)) {
      output.event(event);
      note(event);
      if (coming && event.type === "run-start") doing("making bundles and large cases, once …");
      if (event.type === "run-end") end = event;
    }
    return exitCode(end!, options.shard !== undefined);
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

function runtimeOf({ run, against }: JudgeOptions, runtime: Runtime | undefined): string {
  if (run !== undefined) return against === undefined ? run : `${run} against ${against}`;
  return runtime ? runtimeName(runtime) : `Node ${process.versions.node}`;
}
