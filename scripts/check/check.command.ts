import { Command, Option } from "commander";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { printCaseFaults } from "./host/cases-apart";
import { runCheck } from "./host/run-check";

const command = new Command("npm run check --")
  .description("format and types, then cases against validators, oracles and seeds, wrong programs")
  .argument("[slug...]", "these problems alone, or programs by their paths; everything without one")
  .addOption(new Option("--cases", "for a process that checks").hideHelp());

runCommand(command, () => {
  const { cases } = command.opts<{ cases?: true }>();
  return cases ? printCaseFaults(command.args, say) : runCheck(command.args, say);
});
