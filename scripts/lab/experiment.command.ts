import { Command, Option } from "commander";
import { positiveInteger, positiveNumber } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { remark, say } from "../base/host/say";
import {
  EXPERIMENT_PAGE,
  EXPERIMENT_SIZES,
  type ExperimentOptions,
  runWholeExperiment,
} from "./host/run-whole-experiment";
import { ALGORITHM_NAMES } from "./sliding-algorithms";

const command = new Command("npm run experiment --")
  .description("search random sliding puzzles by every algorithm, beside the documents' figures")
  .addOption(
    new Option("--sizes <list...>", "boards")
      .argParser(listed)
      .default(listed(EXPERIMENT_SIZES), EXPERIMENT_SIZES),
  )
  .addOption(
    new Option("--algorithms <list...>", `of ${ALGORITHM_NAMES.join(", ")}`)
      .argParser(listed)
      .default(["all"], "all"),
  )
  .option("--boards <count>", "random solvable boards of each size", positiveInteger, 3)
  .option("--seed <number>", "of the boards", positiveInteger, 1)
  .option("--states <count>", "budget of states kept by one search", positiveInteger, 2_000_000)
  .option("--megabytes <count>", "budget of memory of one search", positiveNumber, 500)
  .option("--seconds <count>", "budget of time of one search", positiveNumber, 2)
  .option("--csv", "one line a search instead of the table")
  .option("--json", "one object a line instead of the table")
  .option("--svg <folder>", "write a chart of each size there")
  .option("--write", `put the table into ${EXPERIMENT_PAGE}`);

runCommand(command, () => runWholeExperiment(command.opts<ExperimentOptions>(), say, remark));

/** Between commas or as arguments of their own: each of them adds to those before. */
function listed(text: string, before: readonly string[] = []): readonly string[] {
  const typed = text.split(/[\s,]+/).filter(Boolean);
  const isDefault = before.join() === EXPERIMENT_SIZES || before.join() === "all";
  return isDefault ? typed : [...before, ...typed];
}
