import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { TOOL, WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { completion, SHELLS, type Shell } from "./completion";

const command = new Command("npm run completion --")
  .description("print what completes jb in a shell: source <(jb completion bash) in its start file")
  .addArgument(new Argument("<shell>").choices(SHELLS));

runCommand(command, async (): Promise<ExitCode> => {
  const { scripts } = JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const names = Object.values(scripts).flatMap(
    (line) => /start\.cjs ([\w-]+)/.exec(line)?.[1] ?? [],
  );
  say(completion(command.args[0] as Shell, WORKSPACE, [...new Set(names)].sort()));
  return EXIT.accepted;
});
