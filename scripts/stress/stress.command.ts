import { availableParallelism } from "node:os";
import { Command, InvalidArgumentError, Option } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { onInterruption } from "../base/host/interruption";
import { ROOT } from "../base/host/repository";
import { runCommand } from "../base/host/run-command";
import { findSlugs } from "../problem/host/find-slugs";
import { bruteOf, programPath } from "../problem/host/program-path";
import { SANDBOX_CHOICES, type SandboxChoice } from "../runner/host/sandbox";
import { durationMs } from "./duration";
import { measureRates } from "./host/measure-rates";
import type { StressSetup } from "./host/open-stress";
import { runStress } from "./host/run-stress";
import { saveFault } from "./host/save-fault";
import { tryWrong } from "./host/try-wrong";

interface Options {
  readonly solution: string;
  readonly against?: string;
  readonly generator?: string;
  readonly for: number;
  readonly seed: number;
  readonly jobs: number;
  readonly process?: true;
  readonly wrong?: true;
  readonly rate?: true;
  readonly save: boolean;
  readonly sandbox: SandboxChoice;
}

const command = new Command("npm run stress --")
  .description("look for a small input on which the solution fails, and make it smaller")
  .argument("[slug...]", "one problem; with --wrong several, or all without one")
  .option("--solution <file>", "the program to be tried", "solution.ts")
  .option("--against <file>", "what it is compared with, instead of brute.ts")
  .option("--generator <name>", "inputs of a generator of generate.ts, for faults that need size")
  .addOption(
    new Option("--for <time>", "how long to look: 500ms, 30s, 2m")
      .argParser(duration)
      .default(10_000, "10s"),
  )
  .addOption(
    new Option("--seed <n>", "begin with this seed, to repeat a run")
      .argParser(integer)
      .default(Date.now() & 0x7fffffff, "from the clock"),
  )
  .option("-j, --jobs <n>", "pairs of processes", integer, Math.ceil(availableParallelism() / 2))
  .option("--no-save", "do not keep the input among the cases: the run prints it")
  .option("--process", "a process of its own for every input, as the judge has it")
  .addOption(new Option("--sandbox <tier>", "isolation").choices(SANDBOX_CHOICES).default("auto"))
  .option("--rate", "measure inputs a second, in memory and as processes")
  .option("--wrong", "try every wrong/*.ts instead: each must be caught within a minute");

runCommand(command, (): Promise<ExitCode> => {
  const options = command.opts<Options>();
  const slugs = findSlugs(command.args);
  const over = onInterruption(() => {});
  if (options.rate) return measureRates(slugs, options, say, over);
  return options.wrong ? tryWrong(slugs, options, say, over) : tryOne(slugs, options, over);
});

async function tryOne(
  slugs: readonly string[],
  options: Options,
  over: AbortSignal,
): Promise<ExitCode> {
  if (command.args.length !== 1) {
    throw new ExpectedError("stress takes one problem", `npm run stress ${slugs[0]}`, EXIT.usage);
  }
  const slug = slugs[0]!;
  const { against, seed } = options;
  const setup: StressSetup = {
    slug,
    solution: programPath(slug, options.solution),
    reference: against === undefined ? bruteOf(slug) : programPath(slug, against),
    ...(options.generator !== undefined && { generator: options.generator }),
    jobs: options.jobs,
    forMs: options.for,
    isProcess: options.process ?? false,
    isFresh: false,
    sandbox: options.sandbox,
  };
  let run = await runStress(setup, seed, say, over);
  if (run.isUnconfirmed) run = await runStress({ ...setup, isFresh: true }, run.seed, say, over);
  if (run.isInterrupted) {
    say(`interrupted; again: npm run stress ${slug} -- ${repeated(options, run.seed)}\n`);
    return EXIT.interrupted;
  }
  const { fault, tried, seconds } = run;
  if (fault) {
    const { culprit, expected } = fault;
    const isOurs = against === undefined && options.solution === "solution.ts";
    if (culprit === "solution" && expected && isOurs) {
      const { save } = options;
      say(
        save ? saveFault(ROOT, slug, run.seed, { ...fault, expected }) : "not saved: --no-save\n",
      );
    }
    say(`again: npm run stress ${slug} -- ${repeated(options, run.seed)}\n`);
  } else {
    const rate = Math.round(tried / seconds);
    say(`${tried} inputs in ${seconds.toFixed(1)} s, ${rate} a second; seeds from ${seed} on\n`);
  }
  say(`${tried - (fault ? 1 : 0)} passed, ${fault ? 1 : 0} failed\n`);
  if (!fault) return EXIT.accepted;
  return fault.culprit === "solution" ? EXIT.notAccepted : EXIT.setup;
}

/** The options that repeat what was found. */
function repeated(options: Options, seed: number): string {
  const words = [`--seed ${seed}`];
  if (options.solution !== "solution.ts") words.push(`--solution ${options.solution}`);
  if (options.against !== undefined) words.push(`--against ${options.against}`);
  if (options.generator !== undefined) words.push(`--generator ${options.generator}`);
  if (options.process) words.push("--process");
  return words.join(" ");
}

function duration(text: string): number {
  const value = durationMs(text);
  if (value !== undefined && value > 0) return value;
  throw new InvalidArgumentError("a time is a number with its unit: 500ms, 30s, 2m");
}

function integer(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31 && text.trim() !== "")
    return value;
  throw new InvalidArgumentError("expected a whole number in [0, 2^31)");
}

function say(text: string): void {
  process.stdout.write(text);
}
