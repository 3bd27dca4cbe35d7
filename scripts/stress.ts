import { availableParallelism } from "node:os";
import { Command, InvalidArgumentError } from "commander";
import { durationMs } from "./core/duration";
import { EXIT, type ExitCode } from "./core/exit-code";
import { ExpectedError } from "./core/expected-error";
import type { Fault } from "./core/stress-event";
import { stress } from "./engine/stress";
import { findSlugs } from "./host/find-slugs";
import { ROOT } from "./host/repository";
import { runCommand } from "./host/run-command";
import { openStress, type StressSetup } from "./host/stress/open-stress";
import { bruteOf, programPath } from "./host/stress/program-path";
import { saveFault } from "./host/stress/save-fault";
import { wrongPrograms, wrongSetups } from "./host/stress/wrong-programs";
import { stressText } from "./reporters/stress-text";

interface Options {
  readonly solution: string;
  readonly against?: string;
  readonly generator?: string;
  readonly for: number;
  readonly seed: number;
  readonly jobs: number;
  readonly process?: true;
  readonly wrong?: true;
}

const command = new Command("npm run stress --")
  .description("look for a small input on which the solution fails, and make it smaller")
  .argument("[slug...]", "one problem; with --wrong several, or all without one")
  .option("--solution <file>", "the program to be tried", "solution.ts")
  .option("--against <file>", "what it is compared with, instead of brute.ts")
  .option("--generator <name>", "inputs of a generator of generate.ts, for faults that need size")
  .option("--for <time>", "how long to look: 500ms, 30s, 2m", duration, 10_000)
  .option("--seed <n>", "begin with this seed, to repeat a run", integer, Date.now() & 0x7fffffff)
  .option("-j, --jobs <n>", "pairs of processes", integer, Math.ceil(availableParallelism() / 2))
  .option("--process", "a process of its own for every input, as the judge has it")
  .option("--wrong", "try every wrong/*.ts instead: each must be caught within a minute");

const SMALL_BATCH = 256;

runCommand(command, (): Promise<ExitCode> => {
  const options = command.opts<Options>();
  return options.wrong ? tryWrong(options) : tryOne(options);
});

async function tryOne(options: Options): Promise<ExitCode> {
  const slugs = findSlugs(command.args);
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
  };
  const start = performance.now();
  let run = await runStress(setup, seed, say);
  if (run.isUnconfirmed) run = await runStress({ ...setup, isFresh: true }, run.seed, say);
  const { fault, tried } = run;
  const seconds = (performance.now() - start) / 1000;
  if (fault) {
    const { culprit, expected } = fault;
    const isOurs = against === undefined && options.solution === "solution.ts";
    if (culprit === "solution" && expected && isOurs) {
      say(`${saveFault(ROOT, slug, run.seed, { ...fault, expected })}\n`);
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

async function tryWrong({ seed, jobs }: Options): Promise<ExitCode> {
  let [caught, missed] = [0, 0];
  for (const program of wrongPrograms(findSlugs(command.args))) {
    const start = performance.now();
    let found: { fault: Fault; by: string; seed: number } | undefined;
    for (const setup of wrongSetups(program, jobs)) {
      const run = await runStress(setup, seed, () => {});
      if (run.fault?.culprit !== "solution") continue;
      found = { fault: run.fault, by: setup.generator ?? "small", seed: run.seed };
      break;
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (found) {
      caught++;
      const { fault, by, seed } = found;
      const size = `${fault.input.length} bytes`;
      say(
        `caught ${program.path}: ${fault.verdict} by ${by}, seed ${seed}, ${size}, ${seconds} s\n`,
      );
    } else {
      missed++;
      say(`missed ${program.path}: nothing in ${seconds} s\n`);
    }
  }
  say(`${caught} passed, ${missed} failed\n`);
  return missed > 0 ? EXIT.notAccepted : EXIT.accepted;
}

interface StressRun {
  readonly seed: number;
  readonly tried: number;
  readonly fault?: Fault;
  readonly isUnconfirmed: boolean;
}

async function runStress(
  setup: StressSetup,
  seed: number,
  tell: (text: string) => void,
): Promise<StressRun> {
  const open = await openStress(setup);
  const run = { seed, tried: 0, isUnconfirmed: false } as {
    -readonly [K in keyof StressRun]: StressRun[K];
  };
  const batch = setup.generator === undefined && !setup.isProcess ? SMALL_BATCH : 1;
  try {
    for await (const event of stress({ seed, batch }, open.host)) {
      tell(stressText(event));
      if (event.type === "found") run.seed = event.seed;
      if (event.type === "confirmed") run.fault = event.fault;
      if (event.type === "unconfirmed") run.isUnconfirmed = true;
      if (event.type === "end") run.tried = event.tried;
    }
  } finally {
    await open.close();
  }
  return run;
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
