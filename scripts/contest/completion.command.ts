import { Argument, Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { TOOL, WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { commandNames } from "../start/commands.cjs";
import { completion, SHELLS, type Shell } from "./completion";

const PLACES = `
bash, zsh   source <(jb completion bash), or zsh, in the shell's start file
fish        jb completion fish | source, in config.fish
PowerShell  jb completion powershell | Out-String | Invoke-Expression, in $PROFILE`;

const command = new Command("npm run completion --")
  .description("print what completes jb in a shell; --help says where it goes")
  .addArgument(new Argument("<shell>").choices(SHELLS))
  .addHelpText("after", PLACES);

runCommand(command, async (): Promise<ExitCode> => {
  const isClone = WORKSPACE === TOOL;
  const clone = isClone ? TOOL : undefined;
  say(completion(command.args[0] as Shell, clone, commandNames(isClone)));
  return EXIT.accepted;
});
