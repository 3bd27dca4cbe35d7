import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import { positiveInteger, positiveNumber, regularExpression } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { forOption, runtimeOption, withRuntime } from "../bundle/host/machine-options";
import { SANDBOX_CHOICES } from "../runner/host/box/sandbox";
import { CHECKER_NAMES } from "./checkers/checkers";
import { prepareAll } from "./host/prepare/prepare-apart";
import { shardOption } from "./host/prepare/shard-option";
import { refuseBeside } from "./host/run/refuse-beside";
import { type JudgeOptions, runJudge } from "./host/run/run-judge";
import { startCommand } from "./host/run/start-command";
import { REPORTER_NAMES } from "./reporters/reporters";

const command = new Command("npm run judge --")
  .description("judge solutions against their cases, as the file that would be submitted")
  .argument(
    "[slug...]",
    "problems, or paths of programs with their cases beside them; all problems without one",
  )
  .option("-a, --all", "every problem, also beside named ones")
  .option("-f, --filter <pattern>", "only cases whose name matches", regularExpression)
  .option("-j, --jobs <n>", "cases at once", positiveInteger, availableParallelism())
  .option("-x, --fail-fast", "stop at the first failure")
  .option("-w, --watch", "judge again what an edit touches, the last edit first")
  .option("--time <ms>", "CPU time limit of a case", positiveNumber)
  .option("--memory <MiB>", "memory limit of a case", positiveNumber)
  .option("--scale <factor>", "multiply the time limits (a slow machine)", positiveNumber)
  .option("--no-limits", "neither time nor memory is limited")
  .addOption(forOption("--for <judge>", "as this judge runs it; all: as each", ["all"]))
  .addOption(runtimeOption("--runtime <name>"))
  .addOption(new Option("--checker <name>", "compare by it, for a try").choices(CHECKER_NAMES))
  .option("--min", "the small bundle instead of the readable one")
  .addOption(new Option("--bundle <copy>", "exactly the bundle that submit has kept").hideHelp())
  .addOption(new Option("--prepare", "for a process that judges").hideHelp())
  .option("--run <command>", 'judge another program: --run "./a.out"')
  .option("--against <command>", "judge a second program too, and compare")
  .option("--package <place>", "judge a problem package as it is: a folder or zip")
  .option("--submissions", "with --package: its submissions, against the verdicts of their folders")
  .option("--lint", "with --package: what its judges would ask for")
  .option("--testlib <file>", "with --package: the testlib.h of checkers that bring none")
  .option("--shard <part>", "one part of the cases, as 2/5, for several machines", shardOption)
  .addOption(new Option("--by <what>", "how shards are cut").choices(["hash", "time"]))
  .option("--merge <reports...>", "print the JSON reports of shards as one report")
  .option("--list", "only name the problems and count their cases")
  .option("--force", "judge again cases with known verdicts")
  .option("--no-cache", "neither use nor keep known verdicts")
  .addOption(new Option("--sandbox <tier>", "isolation").choices(SANDBOX_CHOICES).default("auto"))
  .addOption(new Option("-r, --reporter <name>").choices(REPORTER_NAMES).default("terminal"));

runCommand(command, async () => {
  const options = withRuntime(command.opts<JudgeOptions>());
  if (options.prepare) return prepareAll(command.args, options, say);
  if (command.opts().package !== undefined) return startCommand("package", process.argv.slice(2));
  if (command.opts().for !== "all") return runJudge(command.args, options, say);
  refuseBeside(command, "--for all", ["for", "all", "jobs"], "npm run matrix -- --help");
  const named = options.all ? [] : command.args;
  return startCommand("matrix", [...named, "--jobs", `${options.jobs}`]);
});
