import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import { EXIT, type ExitCode } from "./core/exit-code";
import { ExpectedError } from "./core/expected-error";
import type { RunResult } from "./core/judge-event";
import type { Judged, Trouble } from "./core/judged";
import { judge } from "./engine/judge";
import { findSlugs } from "./host/find-slugs";
import { onInterruption } from "./host/interruption";
import { type OpenJudgeHost, openJudgeHost } from "./host/open-judge-host";
import { positiveInteger, positiveNumber, regularExpression } from "./host/option-values";
import { colorWanted, Output } from "./host/output";
import { prepareProblem } from "./host/prepare-problem";
import { commandProgram, type Program } from "./host/program";
import { runCommand } from "./host/run-command";
import { SANDBOX_CHOICES, type SandboxChoice } from "./host/sandbox";
import { startFigures } from "./host/start-figures";
import { REPORTER_NAMES, type ReporterName, reporters } from "./reporters/reporters";

const command = new Command("npm run judge --")
  .description("judge solutions against their cases, as the file that would be submitted")
  .argument("[slug...]", "problems; all without one")
  .option("-a, --all", "every problem")
  .option("-f, --filter <pattern>", "only cases whose name matches", regularExpression)
  .option("-j, --jobs <n>", "cases at once", positiveInteger, availableParallelism())
  .option("-x, --fail-fast", "stop at the first failure")
  .option("--time <ms>", "CPU time limit of a case", positiveNumber)
  .option("--memory <MiB>", "memory limit of a case", positiveNumber)
  .option("--scale <factor>", "multiply the time limits (a slow machine)", positiveNumber)
  .option("--no-limits", "neither time nor memory is limited")
  .option("--run <command>", 'judge another program: --run "./a.out"')
  .option("--against <command>", "judge a second program too, and compare")
  .option("--force", "judge anew what is known from before")
  .option("--no-cache", "neither use nor keep known verdicts")
  .addOption(new Option("--sandbox <tier>", "isolation").choices(SANDBOX_CHOICES).default("auto"))
  .addOption(new Option("-r, --reporter <name>").choices(REPORTER_NAMES).default("terminal"));

interface Options {
  readonly filter?: RegExp;
  readonly jobs: number;
  readonly failFast?: true;
  readonly time?: number;
  readonly memory?: number;
  readonly scale?: number;
  readonly limits: boolean;
  readonly run?: string;
  readonly against?: string;
  readonly force?: true;
  readonly cache: boolean;
  readonly sandbox: SandboxChoice;
  readonly reporter: ReporterName;
}

runCommand(command, async () => {
  const options = command.opts<Options>();
  const { jobs, sandbox, failFast } = options;
  const forget = options.cache ? (options.force ? "force" : undefined) : "all";
  const { slugs, unknown } = known(command.args);
  const columns = process.stdout.columns ?? 80;
  const reporter = reporters[options.reporter]({ color: colorWanted(), columns });
  const host = await openJudgeHost({ sandbox, ...(forget && { forget }) });
  const interrupted = onInterruption(() => void host.close());
  const output = new Output(reporter);
  try {
    const problems = await prepareAll(slugs, options, host);
    const facts = {
      runtime: `Node ${process.versions.node}`,
      sandbox: host.sandbox,
      ...(await startFigures(host)),
    };
    let end: RunResult | undefined;
    const run = { jobs, failFast: failFast ?? false, facts, interrupted, troubles: unknown };
    for await (const event of judge(problems, host, run)) {
      output.event(event);
      if (event.type === "run-end") end = event;
    }
    return exitCode(end!);
  } finally {
    output.end();
    await host.close();
  }
});

async function prepareAll(
  slugs: readonly string[],
  { filter, time, memory, scale = 1, limits, run, against }: Options,
  host: OpenJudgeHost,
): Promise<Judged<Program>[]> {
  const programs = [run, against].map((line) =>
    line === undefined ? undefined : commandProgram(line),
  );
  const options = {
    filter,
    lastTimeMs: host.lastTimeMs,
    limits: (usual: Judged<Program>["limits"]) => ({
      outputBytes: usual.outputBytes,
      timeMs: limits ? (time ?? usual.timeMs) * scale : Number.POSITIVE_INFINITY,
      memoryMiB: limits ? (memory ?? usual.memoryMiB) : Number.POSITIVE_INFINITY,
    }),
  };
  const problems: Judged<Program>[] = [];
  for (const slug of slugs) {
    const [first, second] = programs;
    const label = run ?? (against === undefined ? undefined : "solution");
    const problem = await prepareProblem(slug, { ...options, ...(first && { program: first }) });
    problems.push(label === undefined ? problem : { ...problem, label });
    if (second) {
      const other = await prepareProblem(slug, { ...options, program: second });
      problems.push({ ...other, label: against!, troubles: [] });
    }
  }
  return problems;
}

/** The known ones are judged, whatever else was asked for. */
function known(wanted: readonly string[]): { slugs: string[]; unknown: Trouble[] } {
  const unknown: Trouble[] = [];
  const slugs = wanted.filter((slug) => {
    try {
      return findSlugs([slug]).length > 0;
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      unknown.push({ message: error.message, hint: error.hint });
      return false;
    }
  });
  return { slugs: wanted.length > 0 ? [...new Set(slugs)] : findSlugs([]), unknown };
}

function exitCode({ passed, failed, troubles, interrupted }: RunResult): ExitCode {
  if (interrupted) return EXIT.interrupted;
  if (failed > 0) return EXIT.notAccepted;
  if (passed === 0) return EXIT.nothingMatched;
  return troubles > 0 ? EXIT.setup : EXIT.accepted;
}
