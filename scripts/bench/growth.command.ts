import { Command } from "commander";
import { positiveInteger } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { runGrowth } from "./host/growth/run-growth";

const command = new Command("npm run growth --")
  .description("what listing and judging cost as the repository grows, on synthetic problems")
  .argument("[sizes...]", "numbers of problems; 10 30 100 300 1000 without one")
  .option("--edit", "also judge after an edit of one library module");

const USUAL = ["10", "30", "100", "300", "1000"];

runCommand(command, () => {
  const sizes = (command.args.length > 0 ? command.args : USUAL).map(positiveInteger);
  return runGrowth({ sizes, edit: command.opts().edit ?? false }, sayLine);
});
