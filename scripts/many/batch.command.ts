import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import { positiveInteger, positiveNumber } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { remark, say } from "../base/host/say";
import { forOption, runtimeOption, withRuntime } from "../bundle/host/machine-options";
import { SANDBOX_CHOICES } from "../runner/host/box/sandbox";
import { type BatchOptions, runBatch } from "./host/run-batch";
import { TABLE_FORMATS } from "./table";

const command = new Command("npm run batch --")
  .description(
    "judge many programs, a JSON line each, none twice; print a JSON line for each result",
  )
  .argument("<jobs>", "a file of jobs, as npm run jobs prints them, or - for stdin")
  .option("--results <file>", "add the lines to this file; what has a result there is not judged")
  .addOption(
    new Option("--table [format]", "print who × case, best and last, not lines").choices(
      TABLE_FORMATS,
    ),
  )
  .option("-j, --jobs <n>", "cases at once", positiveInteger, availableParallelism())
  .option("--time <ms>", "CPU time limit of a case", positiveNumber)
  .option("--memory <MiB>", "memory limit of a case", positiveNumber)
  .option("--scale <factor>", "multiply the time limits (a slow machine)", positiveNumber)
  .option("--no-limits", "neither time nor memory is limited")
  .addOption(forOption("--for <judge>", "as this judge runs it"))
  .addOption(runtimeOption("--runtime <name>"))
  .addOption(new Option("--sandbox <tier>", "isolation").choices(SANDBOX_CHOICES).default("auto"))
  .addHelpText(
    "after",
    "\nCtrl-C, or a kill, loses only the jobs that run: the same command goes on. Several processes of a\n" +
      "machine may share one file of results. Exit code 2 where a line is no job, else as judge has it.",
  );

runCommand(command, () => {
  const options = withRuntime(command.opts<BatchOptions>());
  const [isTerminal, isLive] = [process.stdout, process.stderr].map(({ isTTY }) => isTTY === true);
  return runBatch(command.args[0]!, options, {
    say,
    isTerminal: isTerminal!,
    remark,
    isLive: isLive!,
  });
});
