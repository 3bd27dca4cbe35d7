import { Command, Option } from "commander";
import type { ExitCode } from "../base/exit-code";
import { positiveInteger } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { findSlugs } from "../problem/host/find-slugs";
import { FORMAT_NAMES } from "./formats";
import { type ExportOptions, runExport } from "./host/run-export";

const command = new Command("npm run export --")
  .description("write problem packages that other judges take")
  .argument("[slug...]", "problems; all without one")
  .addOption(
    new Option("--format <name>", "the package format").choices(FORMAT_NAMES).makeOptionMandatory(),
  )
  .option("--to <folder>", "where the packages go; .cache/packages/<format> without this")
  .option("--folder", "a folder for each package instead of a zip")
  .option("--keep-all", "every case, and validators that take any white space, as ours do")
  .option("--contest <file>", "with domjudge: also contest.yaml, and problems.yaml beside it")
  .option("--memory <MiB>", "raise memory limits below this", positiveInteger);

runCommand(command, async (): Promise<ExitCode> => {
  return runExport(findSlugs(command.args), command.opts<ExportOptions>(), sayLine);
});
