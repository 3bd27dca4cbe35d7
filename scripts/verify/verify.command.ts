import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import { onInterruption } from "../base/host/interruption";
import { positiveInteger, positiveNumber, regularExpression } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { SANDBOX_CHOICES } from "../runner/host/box/sandbox";
import { targetNames } from "../targets/targets";
import { runVerify, type VerifyOptions } from "./host/run-verify";

const command = new Command("npm run verify --")
  .description("judge library modules by the public problems that their verify programs solve")
  .argument("[module...]", "names, paths, topics (lib/graph) or problems; all without one")
  .option("--cases <folder>", "official sets: <folder>/<problem id>.zip or <folder>/<problem id>/")
  .option("--count <n>", "cases of each generator; of a max- generator one", positiveInteger, 3)
  .addOption(
    new Option("--seed <n>", "the first seed of generated cases, to repeat a run")
      .argParser(positiveInteger)
      .default(1 + (Date.now() & 0x3fffffff), "from the clock"),
  )
  .option("-f, --filter <pattern>", "only cases whose name matches", regularExpression)
  .option("-j, --jobs <n>", "cases at once", positiveInteger, availableParallelism())
  .option("-x, --fail-fast", "stop at the first failure")
  .option(
    "--time <ms>",
    "CPU time limit of a case; half of the judge's own, or 10 s",
    positiveNumber,
  )
  .option("--memory <MiB>", "memory limit of a case", positiveNumber, 512)
  .addOption(
    new Option("--for <judge>", "as this judge runs it; Library Checker without it").choices(
      targetNames,
    ),
  )
  .option("--node", "under this Node in place of the judge's own runtime")
  .addOption(new Option("--bundle <copy>", "exactly the bundle that submit has kept").hideHelp())
  .addOption(new Option("--sandbox <tier>", "isolation").choices(SANDBOX_CHOICES).default("auto"));

runCommand(command, () => runVerify(command.args, command.opts<VerifyOptions>(), onInterruption));
