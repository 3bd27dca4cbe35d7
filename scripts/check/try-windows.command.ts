import { Command } from "commander";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { tryWindows } from "./host/try-windows";
import { prepareWine } from "./host/wine";
import { windowsList } from "./windows-step";
import { WINDOWS_STEPS } from "./windows-steps";

const command = new Command("npm run try:windows --")
  .description("run what a contestant does under Node for Windows, by Wine, and compare it")
  .argument("[topic...]", "of README's list; all without one");

runCommand(command, async () => {
  const topics = command.args;
  const steps = WINDOWS_STEPS.filter(({ topic }) => topics.length === 0 || topics.includes(topic));
  const exitCode = await tryWindows(await prepareWine(sayLine), steps, sayLine);
  sayLine(windowsList(steps));
  return exitCode;
});
