import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { findSlugs } from "../problem/host/find-slugs";
import { giveHint, hintText } from "./host/give-hint";

const command = new Command("npm run hint --")
  .description("show the next hint of a problem; it is counted with the attempt")
  .argument("<slug>", "problem");

runCommand(command, async (): Promise<ExitCode> => {
  const [slug] = findSlugs([command.args[0]!]);
  const hint = giveHint(WORKSPACE, slug!);
  process.stdout.write(
    hint ? hintText(hint) : `no more hints: problems/${slug}/README.md explains the idea\n`,
  );
  return hint ? EXIT.accepted : EXIT.nothingMatched;
});
