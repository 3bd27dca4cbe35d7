import { Command, InvalidArgumentError, Option } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { SANDBOX_CHOICES } from "../runner/host/box/sandbox";
import type { DeskOptions } from "./desk-options";
import { runDeskEngine } from "./host/engine";
import { serveDesk } from "./host/serve-desk";

const command = new Command("npm run desk --")
  .description(
    "show the contest's desk as a page: cases, verdicts, stress and submit beside any editor",
  )
  .option("--open", "open the page in the browser")
  .option("--all", "the problems of the repository too")
  .option("--port <n>", "the first port that is tried", port, 4410)
  .option("--no-import", "do not listen for Competitive Companion")
  .addOption(new Option("--sandbox <tier>", "isolation").choices(SANDBOX_CHOICES).default("auto"))
  .addOption(new Option("--end-with-stdin", "for an editor that starts it").hideHelp())
  .addOption(
    new Option("--host <address>", "refused: only this machine reaches the page").hideHelp(),
  )
  .addOption(new Option("--engine", "for the process that judges").hideHelp());

runCommand(command, async (): Promise<ExitCode> => {
  const options = command.opts<DeskOptions & { host?: string; engine?: true }>();
  if (options.engine) return runDeskEngine(options.sandbox);
  if (options.host !== undefined) {
    const message = "the page runs programs of yours, so only this machine may reach it";
    const hint =
      "ssh -L 4410:127.0.0.1:4410 host, and the printed address here; WSL forwards it by itself";
    throw new ExpectedError(message, hint, EXIT.usage);
  }
  return serveDesk(options, sayLine);
});

function port(value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new InvalidArgumentError("a port is a whole number from 0 to 65535");
}
