import { Command, Option } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { positiveInteger } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { say } from "../base/host/say";
import { terminal } from "../base/host/terminal";
import {
  type Evolution,
  type EvolutionMethod,
  evolutionMethods,
  TUTORIAL_THRESHOLD,
} from "./evolution-method";
import { evolutionTable } from "./host/evolution-table";
import { evolve } from "./host/evolve";
import { LiveScreen } from "./host/live-screen";
import { atLeastTwo, probability, wholeNumber } from "./host/option-values";

const METHODS = Object.keys(evolutionMethods) as EvolutionMethod[];

const command = new Command("npm run evolve --")
  .description("n queens by a genetic algorithm, live on a terminal, plain lines in a pipe")
  .option("--n <n>", "queens", positiveInteger, 6)
  .addOption(new Option("--method <name>", methodsText()).choices(METHODS).default("threshold"))
  .option("--population <size>", "boards of a generation", atLeastTwo)
  .option("--threshold <fitness>", `to have children; default ${TUTORIAL_THRESHOLD}`, wholeNumber)
  .option("--mutation <probability>", "probability that a child is mutated", probability)
  .option("--generations <limit>", "stop after this many generations", positiveInteger, 1_000_000)
  .option("--seed <seed>", "seed of the random numbers", wholeNumber, 1)
  .option("--speed <n>", "generations a second, on a terminal; 0 = no limit", wholeNumber, 15)
  .option("--table", "measure all methods for the table in problems/n-queens-genetic/README.md");

type Options = Omit<Evolution, "maxGenerations"> & {
  readonly generations: number;
  readonly speed: number;
  readonly table?: true;
};

runCommand(command, async (): Promise<ExitCode> => {
  const options = command.opts<Options>();
  if (options.table) {
    for (const line of evolutionTable()) say(`${line}\n`);
    return EXIT.accepted;
  }
  const evolution = { ...options, maxGenerations: options.generations };
  const live = terminal().live && process.env.TERM !== "dumb";
  return evolve(evolution, live ? options.speed : 0, live ? new LiveScreen() : undefined, say);
});

function methodsText(): string {
  return METHODS.map((name) => `${name}: ${evolutionMethods[name].about}`).join("; ");
}
