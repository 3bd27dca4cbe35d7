import { Command, Option } from "commander";
import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { positiveInteger, positiveNumber } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { type SlideOptions, solveBoard } from "./host/solve-board";
import { ALGORITHM_NAMES, type AlgorithmName, algorithmNamed } from "./sliding-algorithms";

const command = new Command("npm run slide --")
  .description("solve one sliding puzzle and show moves, count and all boards on the way")
  .argument("<size>", "rows and columns, such as 3x3")
  .argument("<numbers...>", "the board row by row, 0 for the blank")
  .addOption(
    new Option(
      "--by <algorithm>",
      `the search: ${ALGORITHM_NAMES.join(", ")} (default: the fastest that fits)`,
    ).argParser(searchNamed),
  )
  .option("--seconds <count>", "budget of time", positiveNumber, 60)
  .option("--states <count>", "budget of states kept", positiveInteger, 20_000_000)
  .option("--megabytes <count>", "budget of memory", positiveNumber, 2000)
  .option("--boards", "show every board from the start to the goal");

runCommand(command, async () => {
  const [size, numbers] = command.processedArgs as [string, string[]];
  return solveBoard(size, numbers.join(" "), command.opts<SlideOptions>(), say);
});

function searchNamed(name: string): AlgorithmName {
  const nameOrNearest = algorithmNamed(name);
  if (typeof nameOrNearest === "string") return nameOrNearest;
  const hint = nameOrNearest.length > 0 ? nameOrNearest.join(", ") : "npm run slide -- --help";
  throw new ExpectedError(`no algorithm "${name}"`, hint, EXIT.usage);
}
