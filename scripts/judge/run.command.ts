import { Command } from "commander";
import { runCommand } from "../base/host/run-command";
import { terminal } from "../base/host/terminal";
import { ranProgram } from "./host/run/ran-program";
import { runCase } from "./host/run/run-case";

const command = new Command("npm run run --")
  .description("run a solution from its TypeScript on one case, to debug it")
  .argument("<slug>", "problem, or the path of a program that has its cases beside it")
  .argument("[case]", "case, or an input file; without it what is piped in, else the first case")
  .option("--solution <file>", "another program of the problem than solution.ts")
  .option("--inspect", "wait for a debugger (chrome://inspect, or the editor's) on a free port");

runCommand(command, () => {
  const [word = "", wanted] = command.args;
  const { solution, inspect = false } = command.opts<{ solution?: string; inspect?: true }>();
  const wish = { ...ranProgram(word, solution), wanted, inspect };
  // The program's own output alone goes to stdout, so that it can be piped on.
  const say = (text: string) => void process.stderr.write(text);
  return runCase(wish, terminal(process.stderr), say);
});
