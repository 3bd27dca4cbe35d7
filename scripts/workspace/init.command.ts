import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { onInterruption } from "../base/host/interruption";
import { typedPath } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { installCopy } from "./host/install-copy";
import { ownFolder, writeWorkspace } from "./host/write-workspace";

const command = new Command("npm run init --")
  .description("make a workspace of a folder, by default of this one; it overwrites nothing there")
  .argument("[folder]", "it is made, and gets a packed copy of this judgebench by npm")
  .option("--link", "with a folder: link this clone into it, to work on both at once")
  .option("--empty", "without the small solved problem");

runCommand(command, async (): Promise<ExitCode> => {
  const { empty = false, link = false } = command.opts<{ empty?: true; link?: true }>();
  const [typed] = command.args;
  const folder = ownFolder(typed, link);
  if (typed !== undefined) {
    const signal = onInterruption(() => {});
    const onTerminal = process.stderr.isTTY === true;
    if (!(await installCopy(folder, { link, signal, onTerminal, say: sayLine }))) {
      sayLine(`interrupted; the same again goes on`);
      return EXIT.interrupted;
    }
  }
  const { written, next } = writeWorkspace(folder, empty);
  for (const path of written) sayLine(`wrote ${path}`);
  if (written.length === 0) sayLine("nothing is missing");
  sayLine(`next: ${typed === undefined ? "" : `cd ${quoted(typedPath(folder))} && `}${next}`);
  return EXIT.accepted;
});

/** A path as a shell takes it, on Windows too. */
function quoted(path: string): string {
  return /^[\w./@:+-]+$/.test(path) ? path : `"${path}"`;
}
