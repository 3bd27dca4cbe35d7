import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { writeWorkspace } from "./host/write-workspace";

const command = new Command("npm run init --")
  .description(
    "make the folder where you stand a workspace: write what it lacks, overwrite nothing",
  )
  .option("--empty", "without the small solved problem");

runCommand(command, async (): Promise<ExitCode> => {
  const { empty } = command.opts<{ empty?: true }>();
  const { written, next } = writeWorkspace(empty ?? false);
  for (const path of written) sayLine(`wrote ${path}`);
  if (written.length === 0) sayLine("nothing is missing");
  sayLine(`next: ${next}`);
  return EXIT.accepted;
});
