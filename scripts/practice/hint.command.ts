import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { problemPath, WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { say, sayLine } from "../base/host/say";
import { findSlugs } from "../problem/host/find-slugs";
import { giveHint, hintText, ownHints } from "./host/give-hint";

const command = new Command("npm run hint --")
  .description("show the next hint of a problem; it is counted with the attempt")
  .argument("<slug>", "problem");

runCommand(command, async (): Promise<ExitCode> => {
  const [slug] = findSlugs([command.args[0]!]);
  const hint = giveHint(WORKSPACE, slug!, sayLine);
  const readme = `${problemPath(slug!)}/README.md`;
  if (hint) say(hintText(hint));
  else if (ownHints(WORKSPACE, slug!).length > 0)
    say(`no more hints: ${readme} explains the idea\n`);
  else say(`${slug} has no hints: nobody has written one in ${readme}\n`);
  return hint ? EXIT.accepted : EXIT.nothingMatched;
});
