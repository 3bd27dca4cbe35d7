import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { type BundleAllOptions, bundleAll } from "./host/bundle-all";
import { checkFile } from "./host/check-file";
import { forOption, runtimeOption, withRuntime } from "./host/machine-options";
import { programsOf } from "./host/programs-of";

const command = new Command("npm run bundle --")
  .description("make the single file that is judged and submitted")
  .argument("[program...]", "problems, or paths of other programs")
  .addOption(forOption("--for <judge>", "the judge it is made for"))
  .addOption(runtimeOption("--runtime <name>"))
  .option("--min", "as small as can be instead of readable")
  .option("--force", "make it anew though nothing has changed")
  .option("--stdout", "print the file itself and nothing else")
  .option("--check <file>", "hold a pasted bundle against the hashes in its last line");

interface Options extends BundleAllOptions {
  readonly check?: string;
}

runCommand(command, async () => {
  const options = withRuntime(command.opts<Options>());
  if (options.check !== undefined) {
    const { line, proved } = await checkFile(options.check);
    say(line);
    return proved ? EXIT.accepted : EXIT.notAccepted;
  }
  const programs = programsOf(command.args);
  if (command.args.length === 0) say(`bundling all ${programs.length} problems\n`);
  return bundleAll(programs, options, say);
});
