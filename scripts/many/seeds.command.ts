import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import { positiveInteger, positiveNumber } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { remark, say } from "../base/host/say";
import { forOption, runtimeOption, withRuntime } from "../bundle/host/machine-options";
import { SANDBOX_CHOICES } from "../runner/host/box/sandbox";
import { runSeeds, type SeedsOptions } from "./host/run-seeds";

const command = new Command("npm run seeds --")
  .description("run a program of a heuristic contest on many seeds, and sum its scores up")
  .argument("<program>", "a problem, or a program by its path")
  .option("--seeds <range>", "0-99,200: all of tools/in, or 0-99 of a generator, if left out")
  .option("--in <folder>", "inputs 0000.txt, 0001.txt, …, if not tools/in beside the program")
  .option("--generator <name>", "inputs that generate.ts makes, each of its seed")
  .option("--scorer <command>", 'prints "Score = N" of {in} and {out}; else the checker\'s points')
  .option("--tester <command>", 'runs {program}, talks with it, prints "Score = N"')
  .addOption(new Option("--minimise", "few points are good").conflicts("maximise"))
  .option("--maximise", "many points are good; problem.ts may say either")
  .option("--comment <text>", "kept with the run")
  .option(
    "--set <NAME=values>",
    "a trial: 3000, 1,2,3 or 1..9 for a top-level constant",
    collectWords,
  )
  .option("--trials <n>", "so many random trials of --set, not all combinations", positiveInteger)
  .option("--seed <n>", "of the random trials", positiveInteger, 1)
  .option("--keep", "write the best values of --set into the source, and run that")
  .option("--list", "print the runs that are kept, and run nothing")
  .option("--restore <run>", "put the source of this run back, and run nothing")
  .option("--against <run>", 'compare with this run, or with the "best": seeds, and if it is noise')
  .option(
    "-j, --jobs <n>",
    "programs at once",
    positiveInteger,
    Math.ceil(availableParallelism() / 2),
  )
  .option("--time <ms>", "CPU time limit of a seed", positiveNumber)
  .option("--memory <MiB>", "memory limit", positiveNumber)
  .addOption(forOption("--for <judge>", "as this judge runs it"))
  .addOption(runtimeOption("--runtime <name>"))
  .addOption(new Option("--sandbox <tier>", "isolation").choices(SANDBOX_CHOICES).default("auto"))
  .addHelpText("after", "\nExit code 1 where a seed has no score; Ctrl-C prints those that ended.");

function collectWords(word: string, before: readonly string[] = []): string[] {
  return [...before, word];
}

runCommand(command, () => {
  const options = withRuntime(command.opts<SeedsOptions>());
  const isLive = process.stderr.isTTY === true;
  return runSeeds(command.args[0]!, options, { say, remark, isLive });
});
