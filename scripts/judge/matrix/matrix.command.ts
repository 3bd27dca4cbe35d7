import { availableParallelism } from "node:os";
import { Command } from "commander";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { positiveInteger } from "../../base/host/option-values";
import { TOOL, WORKSPACE } from "../../base/host/roots";
import { runCommand } from "../../base/host/run-command";
import { say } from "../../base/host/say";
import { findSlugs } from "../../problem/host/find-slugs";
import { MATRIX_PAGE, type MatrixOptions, runMatrix } from "./host/run-matrix";

const command = new Command("npm run matrix --")
  .description("judge every problem under the runtime of every judge")
  .argument("[slug...]", "problems; all without one")
  .option("-j, --jobs <n>", "cases at once", positiveInteger, availableParallelism())
  .option("--write", `write the table to ${MATRIX_PAGE}`);

runCommand(command, async () => {
  const options = command.opts<MatrixOptions>();
  if (options.write && command.args.length > 0) {
    throw new ExpectedError("--write needs all problems", "npm run matrix -- --write", EXIT.usage);
  }
  if (options.write && WORKSPACE !== TOOL) {
    throw new ExpectedError("--write is for the page of a clone", "jb matrix", EXIT.usage);
  }
  return runMatrix(findSlugs(command.args), options, say);
});
