import { Command } from "commander";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { runCheck } from "./host/run-check";

const command = new Command("npm run check --")
  .description("format and types, then cases against validators, oracles and seeds, wrong programs")
  .argument("[slug...]", "these problems alone; everything without one");

runCommand(command, () => runCheck(command.args, say));
