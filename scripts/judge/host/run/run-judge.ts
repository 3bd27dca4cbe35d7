import { EXIT, type ExitCode } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { onInterruption } from "../../../base/host/interruption";
import { isFailure } from "../../../problem/verdict";
import type { SandboxChoice } from "../../../runner/host/box/sandbox";
import type { JudgeEvent } from "../../events/judge-event";
import type { ReporterName } from "../../reporters/reporters";
import type { Shard, ShardBy } from "../../sharing/shard";
import { type JudgeOne, watchProblems } from "../../watch/host/watch-problems";
import { KeptHost } from "../engine/kept-host";
import { type OpenJudgeHost, openJudgeHost } from "../engine/open-judge-host";
import { listProblems } from "../prepare/list-problems";
import { knownSlugs, type Selection } from "../prepare/select-problems";
import { judgeSlugs } from "./judge-slugs";
import { outputBy } from "./output";
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
  typed: JudgeOptions,
  say: (text: string) => void,
): Promise<ExitCode> {
  refuseAlone(typed);
  if (typed.merge) return reportMerged(typed.merge, typed.reporter);
  const { slugs, unknown } = knownSlugs(names, typed.all);
  const areNamed = names.length > 0 && !typed.all;
  const options = { ...typed, areNamed };
  if (options.list && unknown.length === 0) return listProblems(slugs, options.filter, say);
  const open = () => openHost(options);
  if (!options.watch) {
    const run = { stopping: onInterruption, output: outputOf(options), open };
    return judgeSlugs(slugs, unknown, options, run);
  }
  const over = onInterruption(() => {});
  const only = areNamed ? new Set(slugs) : undefined;
  const hosts = new KeptHost(open);
  const judgeOne: JudgeOne = async (slug, stale, filter) => {
    const failed: string[] = [];
    const stopping = (stop: () => void) => {
      stale.addEventListener("abort", stop);
      return stale;
    };
    const wish = { ...options, ...(filter && { filter }) };
    const output = outputOf(options, (event) => {
      if (event.type === "case-end" && isFailure(event.verdict)) failed.push(event.name);
    });
    await judgeSlugs([slug], [], wish, { stopping, output, open, kept: hosts });
    return failed;
  };
  try {
    return await watchProblems(slugs, only, judgeOne, over, say);
  } finally {
    await hosts.close();
  }
}

/** What the reporter prints of the events; `note` hears them too. */
function outputOf({ reporter }: JudgeOptions, note: (event: JudgeEvent) => void = () => {}) {
  const output = outputBy(reporter);
  return {
    event(event: JudgeEvent): void {
      output.event(event);
      note(event);
    },
    doing: (line: string) => output.doing(line),
    end: () => output.end(),
  };
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
