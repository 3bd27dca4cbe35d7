import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import type { ExitCode } from "../base/exit-code";
import { CLEAR } from "../base/host/live-line";
import { LAUNCHER } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { say, sayTyped } from "../base/host/say";
import { terminal } from "../base/host/terminal";
import { findSlugs } from "../problem/host/find-slugs";
import { SANDBOX_CHOICES } from "../runner/host/box/sandbox";
import { engineSignal, runEngine } from "./host/engine";
import { outputOf } from "./host/event-lines";
import { measureRates } from "./host/measure-rates";
import { duration, integer } from "./host/option-values";
import { interruptedText, stressOne } from "./host/stress-one";
import type { StressOptions } from "./host/stress-options";
import { programOf } from "./host/stressed-program";
import { tryWrong } from "./host/try-wrong";

const command = new Command("npm run stress --")
  .description("look for a small input on which the solution fails, and make it smaller")
  .argument("[slug...]", "a problem or the path of a program; with --wrong problems, or all")
  .option("--solution <file>", "the program to be tried, instead of solution.ts")
  .option("--against <file>", "what it is compared with, instead of brute.ts")
  .option("--brute <file>", 'the same for a program that is no problem\'s, or a command: "./slow"')
  .option("--generate <file>", "what makes its inputs; a command gets the seed as last argument")
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
  .addOption(new Option("--events", "print every event as a line of JSON").hideHelp())
  .option("--wrong", "try every wrong/*.ts instead: each must be caught within a minute");

runCommand(command, (): Promise<ExitCode> => {
  const options = command.opts<StressOptions>();
  const { live } = terminal();
  const over = engineSignal();
  if (!over) {
    // A seed that the user gave comes later and counts.
    const words = ["stress", "--seed", `${options.seed}`, ...process.argv.slice(2)];
    const last = () => sayTyped(`${live ? CLEAR : ""}${interruptedText(command.args, options)}`);
    return runEngine([LAUNCHER, ...words], last);
  }
  if (options.rate || options.wrong) {
    return (options.rate ? measureRates : tryWrong)(findSlugs(command.args), options, say, over);
  }
  return stressOne(programOf(command.args), options, outputOf(options, sayTyped, live), over);
});
