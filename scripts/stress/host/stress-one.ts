import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { asWord } from "../as-word";
import { runStress, type StressOutput } from "./run-stress";
import type { StressOptions } from "./stress-options";
import type { StressSetup } from "./stress-setup";
import { stressedProgram } from "./stressed-program";

/** Looks for an input on which one program fails, saves it and prints how to repeat it. */
export async function stressOne(
  name: string,
  options: StressOptions,
  output: StressOutput,
  over: AbortSignal,
): Promise<ExitCode> {
  const say = (text: string) => output.say(text);
  const { seed } = options;
  const program = await stressedProgram(name, options);
  const { word, keep } = program;
  const setup: StressSetup = {
    ...program.setup,
    ...(options.generator !== undefined && { generator: options.generator }),
    jobs: options.jobs,
    forMs: options.for,
    isFresh: false,
    sandbox: options.sandbox,
  };
  let run = await runStress(setup, seed, output, over);
  if (run.isUnconfirmed && !setup.isProcess) {
    run = await runStress({ ...setup, isFresh: true }, run.seed, output, over);
  }
  if (run.isInterrupted) {
    say(interruptedText([word], { ...options, seed: run.seed }));
    return EXIT.interrupted;
  }
  if (run.isUnconfirmed) {
    const differs = setup.isProcess ? "once and not again" : "in memory and not as a process";
    const again = setup.isProcess ? options : { ...options, process: true as const };
    throw new ExpectedError(
      `seed ${run.seed} fails ${differs}: nothing is known of it`,
      `npm run stress ${word} -- ${repeated(again, run.seed)}`,
    );
  }
  const { fault, tried, seconds } = run;
  if (fault) {
    const { culprit, expected } = fault;
    if (culprit === "solution" && expected && keep) {
      say(options.save ? keep(run.seed, { ...fault, expected }) : "not saved: --no-save\n");
    }
    say(`again: npm run stress ${word} -- ${repeated(options, run.seed)}\n`);
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
  for (const name of ["solution", "against", "brute", "generate", "generator"] as const) {
    if (options[name] !== undefined) words.push(`--${name} ${asWord(options[name])}`);
  }
  for (const name of ["process", "wrong", "rate"] as const) {
    if (options[name]) words.push(`--${name}`);
  }
  return words.join(" ");
}
