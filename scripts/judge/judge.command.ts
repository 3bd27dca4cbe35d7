import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { colorWanted } from "../base/host/color-wanted";
import { onInterruption } from "../base/host/interruption";
import { positiveInteger, positiveNumber, regularExpression } from "../base/host/option-values";
import { ROOT } from "../base/host/repository";
import { runCommand } from "../base/host/run-command";
import type { Trouble } from "../problem/trouble";
import { SANDBOX_CHOICES, type SandboxChoice } from "../runner/host/sandbox";
import { runtimeName } from "../targets/target";
import { targetNames, targets } from "../targets/targets";
import { openJudgeHost } from "./host/open-judge-host";
import { Output } from "./host/output";
import { filterTrouble, knownSlugs, prepareProblems, type Selection } from "./host/select-problems";
import { startCommand } from "./host/start-command";
import { startFigures } from "./host/start-figures";
import { judge } from "./judge";
import type { JudgeEvent, RunResult } from "./judge-event";
import { REPORTER_NAMES, type ReporterName, reporters } from "./reporters/reporters";
import { followEdits } from "./watch/host/follow-edits";
import { tellTrouble, watchLines } from "./watch/host/watch-lines";

const command = new Command("npm run judge --")
  .description("judge solutions against their cases, as the file that would be submitted")
  .argument("[slug...]", "problems; all without one")
  .option("-a, --all", "every problem, whatever else is named")
  .option("-f, --filter <pattern>", "only cases whose name matches", regularExpression)
  .option("-j, --jobs <n>", "cases at once", positiveInteger, availableParallelism())
  .option("-x, --fail-fast", "stop at the first failure")
  .option("-w, --watch", "judge again what an edit touches, the last edit first")
  .option("--time <ms>", "CPU time limit of a case", positiveNumber)
  .option("--memory <MiB>", "memory limit of a case", positiveNumber)
  .option("--scale <factor>", "multiply the time limits (a slow machine)", positiveNumber)
  .option("--no-limits", "neither time nor memory is limited")
  .addOption(
    new Option("--for <judge>", "as this judge runs it; all: as each").choices([
      ...targetNames,
      "all",
    ]),
  )
  .option("--min", "the small bundle instead of the readable one")
  .addOption(new Option("--bundle <sha256>", "exactly the bundle that submit has kept").hideHelp())
  .option("--run <command>", 'judge another program: --run "./a.out"')
  .option("--against <command>", "judge a second program too, and compare")
  .option("--force", "judge anew what is known from before")
  .option("--no-cache", "neither use nor keep known verdicts")
  .addOption(new Option("--sandbox <tier>", "isolation").choices(SANDBOX_CHOICES).default("auto"))
  .addOption(new Option("-r, --reporter <name>").choices(REPORTER_NAMES).default("terminal"));

interface Options extends Selection {
  readonly all?: true;
  readonly jobs: number;
  readonly failFast?: true;
  readonly watch?: true;
  readonly force?: true;
  readonly cache: boolean;
  readonly sandbox: SandboxChoice;
  readonly reporter: ReporterName;
}

runCommand(command, async () => {
  const options = command.opts<Options>();
  const named = options.all ? [] : command.args;
  if (command.opts().for === "all") {
    refuseBeside("--for all", ["for", "all", "jobs"]);
    return startCommand("matrix", [...named, "--jobs", `${options.jobs}`]);
  }
  const { slugs, unknown } = knownSlugs(command.args, options.all);
  if (!options.watch) return judgeSlugs(slugs, unknown, options, onInterruption);
  const over = onInterruption(() => {});
  const only = named.length > 0 ? new Set(slugs) : undefined;
  const judgeOne = async (slug: string, stale: AbortSignal) => {
    await judgeSlugs([slug], [], options, (stop) => {
      stale.addEventListener("abort", stop);
      return stale;
    }).catch(tellTrouble);
  };
  const tell = watchLines((text) => void process.stdout.write(text));
  await followEdits(ROOT, slugs, only, { judge: judgeOne, ...tell }, over);
  return EXIT.interrupted;
});

/** An option that would be lost without a word. */
function refuseBeside(option: string, allowed: readonly string[]): void {
  const given = command.options.find((each) => {
    const name = each.attributeName();
    return command.getOptionValueSource(name) === "cli" && !allowed.includes(name);
  });
  if (!given) return;
  const message = `${option} takes no ${given.long}`;
  throw new ExpectedError(message, "npm run matrix -- --help", EXIT.usage);
}

/** `stopping` is given what ends the run at once, and gives the signal that says it was. */
async function judgeSlugs(
  slugs: readonly string[],
  troubles: readonly Trouble[],
  options: Options,
  stopping: (stop: () => void) => AbortSignal,
): Promise<ExitCode> {
  const { jobs, sandbox, failFast } = options;
  const forget = options.cache ? (options.force ? "force" : undefined) : "all";
  const columns = process.stdout.columns ?? 80;
  const reporter = reporters[options.reporter]({
    color: colorWanted(),
    columns,
    live: process.stdout.isTTY === true,
  });
  const opening = openJudgeHost({ sandbox, ...(forget && { forget }) });
  const interrupted = stopping(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  const output = new Output(reporter);
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

function runtimeOf({ run, against, for: target }: Options): string {
  if (run !== undefined) return against === undefined ? run : `${run} against ${against}`;
  return target ? runtimeName(targets[target].runtime) : `Node ${process.versions.node}`;
}
