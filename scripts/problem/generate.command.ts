import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { findSlugs } from "./host/find-slugs";
import { generateCases } from "./host/generate-cases";

const command = new Command("npm run generate --")
  .description("regenerate the generated cases from the seeds in cases.json")
  .argument("[slug...]", "problems; all without one");

const CLEAR = "\r\x1b[2K";

/** On a terminal, the case that is being made: brute.ts may take minutes. */
function live(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(CLEAR + line);
}

runCommand(command, async (): Promise<ExitCode> => {
  for (const slug of findSlugs(command.args)) {
    const { written, changed } = generateCases(slug, live);
    live("");
    const news = changed.length > 0 ? `, changed: ${changed.join(" ")}` : "";
    process.stdout.write(`${slug}: ${written} made${news}\n`);
  }
  return EXIT.accepted;
});
