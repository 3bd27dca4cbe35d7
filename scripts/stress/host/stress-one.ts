import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { WORKSPACE } from "../../base/host/roots";
import { programPath } from "../../problem/host/program-path";
import type { SandboxChoice } from "../../runner/host/sandbox";
import { kindOfSlug, referenceOf } from "./kind-of";
import { runStress, type StressOutput } from "./run-stress";
import { saveFault } from "./save-fault";
import type { StressSetup } from "./stress-setup";

/** The options of `npm run stress`. */
export interface StressOptions {
  readonly solution: string;
  readonly against?: string;
  readonly generator?: string;
  readonly for: number;
  readonly seed: number;
  readonly jobs: number;
  readonly process?: true;
  readonly wrong?: true;
  readonly rate?: true;
  /** Every event as a line of JSON. */
  readonly events?: true;
  readonly save: boolean;
  readonly sandbox: SandboxChoice;
}

/** Looks for an input on which one problem's solution fails, saves it and prints how to repeat it. */
export async function stressOne(
  slug: string,
  options: StressOptions,
  output: StressOutput,
  over: AbortSignal,
): Promise<ExitCode> {
  const say = (text: string) => output.say(text);
  const { against, seed } = options;
  const setup: StressSetup = {
    slug,
    solution: programPath(slug, options.solution),
    reference: referenceOf(slug, against),
    ...(options.generator !== undefined && { generator: options.generator }),
    jobs: options.jobs,
    forMs: options.for,
    isProcess: options.process ?? kindOfSlug(slug) !== undefined,
    isFresh: false,
    sandbox: options.sandbox,
  };
  let run = await runStress(setup, seed, output, over);
  if (run.isUnconfirmed && !setup.isProcess) {
    run = await runStress({ ...setup, isFresh: true }, run.seed, output, over);
  }
  if (run.isInterrupted) {
    say(interruptedText([slug], { ...options, seed: run.seed }));
    return EXIT.interrupted;
  }
  if (run.isUnconfirmed) {
    const differs = setup.isProcess ? "once and not again" : "in memory and not as a process";
    const again = setup.isProcess ? options : { ...options, process: true as const };
    throw new ExpectedError(
      `seed ${run.seed} fails ${differs}: nothing is known of it`,
      `npm run stress ${slug} -- ${repeated(again, run.seed)}`,
    );
  }
  const { fault, tried, seconds } = run;
  if (fault) {
    const { culprit, expected } = fault;
    const isOurs = against === undefined && options.solution === "solution.ts";
    if (culprit === "solution" && expected && isOurs) {
      const { save } = options;
      say(
        save
          ? saveFault(WORKSPACE, slug, run.seed, { ...fault, expected })
          : "not saved: --no-save\n",
      );
    }
    say(`again: npm run stress ${slug} -- ${repeated(options, run.seed)}\n`);
  } else {
    const rate = (tried / seconds).toFixed(tried < 10 * seconds ? 1 : 0);
    say(`${tried} inputs in ${seconds.toFixed(1)} s, ${rate} a second; seeds from ${seed} on\n`);
  }
  say(`${tried - (fault ? 1 : 0)} passed, ${fault ? 1 : 0} failed\n`);
  if (!fault) return EXIT.accepted;
  return fault.culprit === "solution" ? EXIT.notAccepted : EXIT.setup;
}

/** The last line of an interrupted run. */
export function interruptedText(slugs: readonly string[], options: StressOptions): string {
  const words = [...slugs, "--", repeated(options, options.seed)];
  return `interrupted; again: npm run stress ${words.join(" ")}\n`;
}

/** The options that repeat a run from the seed that failed. */
function repeated(options: StressOptions, seed: number): string {
  const words = [`--seed ${seed}`];
  if (options.solution !== "solution.ts") words.push(`--solution ${options.solution}`);
  if (options.against !== undefined) words.push(`--against ${options.against}`);
  if (options.generator !== undefined) words.push(`--generator ${options.generator}`);
  for (const name of ["process", "wrong", "rate"] as const) {
    if (options[name]) words.push(`--${name}`);
  }
  return words.join(" ");
}
