import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { positiveInteger, positiveNumber, regularExpression } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { REPORTER_NAMES } from "../judge/reporters/reporters";
import { SANDBOX_CHOICES } from "../runner/host/box/sandbox";
import { judgePackage } from "./host/judge-package";
import type { PackageOptions } from "./host/package-options";

const command = new Command("npm run package --")
  .description("judge a problem package as it is, with its own validators and limits")
  .argument("[place]", "a folder or zip; npm run judge -- --package is the same")
  .option("--package <place>", "the same")
  .option("--run <command>", 'the program to judge: --run "./a.out"')
  .option("--submissions", "its submissions, against the verdicts of their folders")
  .option(
    "--lint",
    "what its judges would ask for: samples, validators, solutions, limits, checker",
  )
  .option("--testlib <file>", "the testlib.h of checkers that bring none")
  .option("-f, --filter <pattern>", "only cases whose name matches", regularExpression)
  .option("-j, --jobs <n>", "cases at once", positiveInteger, availableParallelism())
  .option("-x, --fail-fast", "stop at the first failure")
  .option("--time <ms>", "CPU time limit of a case", positiveNumber)
  .option("--memory <MiB>", "memory limit of a case", positiveNumber)
  .option("--scale <factor>", "multiply the time limits (a slow machine)", positiveNumber)
  .option("--no-limits", "neither time nor memory is limited")
  .addOption(new Option("--sandbox <tier>", "isolation").choices(SANDBOX_CHOICES).default("auto"))
  .addOption(new Option("-r, --reporter <name>").choices(REPORTER_NAMES).default("terminal"));

runCommand(command, async () => {
  const { package: named, ...options } = command.opts<PackageOptions & { package?: string }>();
  const [place, ...others] = named === undefined ? command.args : [named, ...command.args];
  if (place !== undefined && others.length === 0) return judgePackage(place, options, sayLine);
  throw new ExpectedError("one package is wanted", "npm run package -- package.zip", EXIT.usage);
});
