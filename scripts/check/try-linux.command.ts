import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { TOOL } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { writeAtomically } from "../base/host/write-atomically";
import { withSections } from "../base/sections";
import { tryLinux } from "./linux/host/try-linux";
import { type LinuxStep, linuxTable } from "./linux/linux-step";
import { LINUX_STEPS } from "./linux/linux-steps";

const PAGE = join(TOOL, "scripts/runner/LINUX.md");

const command = new Command("npm run try:linux --")
  .description(
    "run judgebench as an ordinary user of Debian 13 in a guest, with what may restrict it",
  )
  .argument(
    "[word...]",
    "words in a row of the table; all rows without one, then the table is kept",
  );

runCommand(command, async () => {
  const words = command.args;
  const isWanted = ({ system }: LinuxStep) => words.some((word) => system.includes(word));
  const steps = words.length === 0 ? LINUX_STEPS : LINUX_STEPS.filter(isWanted);
  const exitCode = await tryLinux(steps, sayLine);
  if (exitCode === EXIT.accepted && words.length === 0) {
    writeAtomically(PAGE, withSections(readFileSync(PAGE, "utf8"), { linux: linuxTable(steps) }));
  }
  return exitCode;
});
