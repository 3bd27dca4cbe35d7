import { EXIT, type ExitCode } from "../../base/exit-code";
import { onInterruption } from "../../base/host/interruption";
import { ROOT } from "../../base/host/repository";
import { terminal } from "../../base/host/terminal";
import type { Trouble } from "../../problem/trouble";
import type { SandboxChoice } from "../../runner/host/sandbox";
import { runtimeName } from "../../targets/target";
import { targets } from "../../targets/targets";
import { judge } from "../judge";
import type { JudgeEvent, RunResult } from "../judge-event";
import { type ReporterName, reporters } from "../reporters/reporters";
import { followEdits } from "../watch/host/follow-edits";
import { tellTrouble, watchLines } from "../watch/host/watch-lines";
import { drawBoard } from "./draw-board";
import { openJudgeHost } from "./open-judge-host";
import { Output } from "./output";
import { filterTrouble, knownSlugs, prepareProblems, type Selection } from "./select-problems";
import { startFigures } from "./start-figures";

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
}

/** Judges the named problems (all without one) once, or again after each edit until Ctrl-C. */
export async function runJudge(
  names: readonly string[],
  options: JudgeOptions,
  say: (text: string) => void,
): Promise<ExitCode> {
  const { slugs, unknown } = knownSlugs(names, options.all);
  if (!options.watch) return judgeSlugs(slugs, unknown, options, onInterruption);
  const over = onInterruption(() => {});
  const only = names.length > 0 && !options.all ? new Set(slugs) : undefined;
  const judgeOne = async (slug: string, stale: AbortSignal) => {
    await judgeSlugs([slug], [], options, (stop) => {
      stale.addEventListener("abort", stop);
      return stale;
    }).catch(tellTrouble);
  };
  await followEdits(ROOT, slugs, only, { judge: judgeOne, ...watchLines(say) }, over);
  return EXIT.interrupted;
}

/** `stopping` is given what ends the run at once, and gives the signal that says it was. */
async function judgeSlugs(
  slugs: readonly string[],
  troubles: readonly Trouble[],
  options: JudgeOptions,
  stopping: (stop: () => void) => AbortSignal,
): Promise<ExitCode> {
  const { jobs, sandbox, failFast } = options;
  const forget = options.cache ? (options.force ? "force" : undefined) : "all";
  const opening = openJudgeHost({ sandbox, ...(forget && { forget }) });
  const interrupted = stopping(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  const output = new Output(reporters[options.reporter]({ ...terminal(), draw: drawBoard }));
  try {
    const doing = (line: string) => output.doing(line);
    const problems = await prepareProblems(slugs, options, host, { doing, interrupted });
    if (interrupted.aborted) {
      output.event(NOTHING_JUDGED);
      return EXIT.interrupted;
    }
    const facts = {
      runtime: runtimeOf(options),
      sandbox: host.sandbox,
      ...(await startFigures(host)),
    };
    let end: RunResult | undefined;
    const all = [...troubles, ...filterTrouble(options.filter, problems)];
    const run = { jobs, failFast: failFast ?? false, facts, interrupted, troubles: all };
    for await (const event of judge(problems, host, run)) {
      output.event(event);
      if (event.type === "run-end") end = event;
    }
    return exitCode(end!);
  } finally {
    output.end();
    await host.close();
  }
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

function exitCode({ passed, failed, troubles, interrupted }: RunResult): ExitCode {
  if (interrupted) return EXIT.interrupted;
  if (failed > 0) return EXIT.notAccepted;
  if (passed === 0) return EXIT.nothingMatched;
  return troubles > 0 ? EXIT.setup : EXIT.accepted;
}

function runtimeOf({ run, against, for: target }: JudgeOptions): string {
  if (run !== undefined) return against === undefined ? run : `${run} against ${against}`;
  return target ? runtimeName(targets[target].runtime) : `Node ${process.versions.node}`;
}
