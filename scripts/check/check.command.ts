import { Command } from "commander";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { findSlugs } from "../problem/host/find-slugs";
import { checkProblems } from "./host/check-problems";

const command = new Command("npm run check --")
  .description("hold cases against validators, oracles and seeds, and wrong programs against cases")
  .argument("[slug...]", "problems; all without one");

runCommand(command, () => checkProblems(findSlugs(command.args), say));
