import { Command } from "commander";
import { EXIT } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { tryWindows } from "./host/try-windows";
import { prepareWine } from "./host/wine";
import { type WindowsStep, windowsList } from "./windows-step";
import { WINDOWS_STEPS } from "./windows-steps";

const command = new Command("npm run try:windows --")
  .description("run what a contestant does under Node for Windows, by Wine, and compare it")
  .argument("[word...]", "topics of WINDOWS.md's list, or words in a step; all without one");

runCommand(command, async () => {
  const words = command.args;
  const isWanted = ({ topic, shows }: WindowsStep) =>
    words.some((word) => word === topic || shows.includes(word));
  const steps = words.length === 0 ? WINDOWS_STEPS : WINDOWS_STEPS.filter(isWanted);
  const exitCode = await tryWindows(await prepareWine(sayLine), steps, sayLine);
  if (exitCode !== EXIT.interrupted) sayLine(windowsList(steps));
  return exitCode;
});
