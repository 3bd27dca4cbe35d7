import { setTimeout as sleep } from "node:timers/promises";
import { Command, InvalidArgumentError, Option } from "commander";
import { generations, told } from "../../lib/evolution/genetic";
import { queensMaximum } from "../../lib/queens/queens-genetic";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { colorWanted } from "../base/host/color-wanted";
import { onInterruption } from "../base/host/interruption";
import { positiveInteger } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { evolutionFrame, evolutionLine } from "./evolution";
import {
  type Evolution,
  type EvolutionMethod,
  evolutionMethods,
  evolutionPlan,
  TUTORIAL_THRESHOLD,
} from "./evolution-method";
import { evolutionTable } from "./host/evolution-table";
import { LiveScreen } from "./host/live-screen";

const METHODS = Object.keys(evolutionMethods) as EvolutionMethod[];
const FRAMES_A_SECOND = 15;

const command = new Command("npm run evolve --")
  .description("n queens by a genetic algorithm, live on a terminal, plain lines in a pipe")
  .option("--n <n>", "queens", positiveInteger, 6)
  .addOption(new Option("--method <name>", methodsText()).choices(METHODS).default("threshold"))
  .option("--population <size>", "boards of a generation", atLeastTwo)
  .option(
    "--threshold <fitness>",
    `to have children; ${TUTORIAL_THRESHOLD} unless told`,
    wholeNumber,
  )
  .option("--mutation <probability>", "that a child is mutated", probability)
  .option("--generations <limit>", "give up after so many", positiveInteger, 1_000_000)
  .option("--seed <seed>", "of all chance", wholeNumber, 1)
  .option("--speed <n>", "generations a second, on a terminal; 0 = all it can", wholeNumber, 15)
  .option("--table", "measure all methods for the table in problems/n-queens-genetic/README.md");

type Options = Omit<Evolution, "maxGenerations"> & {
  readonly generations: number;
  readonly speed: number;
  readonly table?: true;
};

runCommand(command, async (): Promise<ExitCode> => {
  const options = command.opts<Options>();
  if (options.table) {
    for (const line of evolutionTable()) process.stdout.write(`${line}\n`);
    return EXIT.accepted;
  }
  const evolution = { ...options, maxGenerations: options.generations };
  const live = process.stdout.isTTY === true && process.env.TERM !== "dumb";
  return evolve(evolution, live ? options.speed : 0, live ? new LiveScreen() : undefined);
});

/** Runs to the end or to Ctrl-C; tells the result in plain lines that stay on the terminal. */
async function evolve(evolution: Evolution, speed: number, screen?: LiveScreen): Promise<ExitCode> {
  const { n, method, seed } = evolution;
  const goal = queensMaximum(n);
  if (n === 2 || n === 3) {
    throw new ExpectedError(`${n} queens have no placement`, "--n 4", EXIT.usage);
  }
  const restarts = method === "threshold" && (evolution.threshold ?? TUTORIAL_THRESHOLD) >= goal;
  const title = [
    n === 1 ? "1 queen" : `${n} queens`,
    evolutionMethods[method].about,
    ...(restarts ? ["as high as can be, so all boards are new each time"] : []),
    `seed ${seed}`,
  ].join(", ");
  const run = generations(planOf(evolution));
  const stop = onInterruption(() => {});
  const start = performance.now();
  let drawnAt = Number.NEGATIVE_INFINITY;
  let record = -1;
  let recordAt = 0;
  let recordRows = "";
  if (!screen) process.stdout.write(`${title}\n`);
  for (;;) {
    const { value, done } = run.next();
    if (done) {
      screen?.close();
      const what = value.solved ? "solved" : `best ${record} of ${goal}`;
      process.stdout.write(`${what} in generation ${recordAt}: ${recordRows}\n`);
      return value.solved ? EXIT.accepted : EXIT.notAccepted;
    }
    const best = value.fitness[value.bestAt]!;
    const now = performance.now();
    const due = speed > 0 || best >= goal || now - drawnAt >= 1000 / FRAMES_A_SECOND;
    if (screen && due) {
      drawnAt = now;
      const rate = (1000 * (value.number + 1)) / Math.max(1, now - start);
      const figures = { title, goal, speed: rate };
      screen.draw(evolutionFrame(told(value), figures, { ...screen.size, color: colorWanted() }));
      await sleep(best >= goal ? 1500 : speed > 0 ? 1000 / speed : 0, undefined, {
        signal: stop,
      }).catch(() => {});
    } else if (!screen && best > record) {
      process.stdout.write(`${evolutionLine(told(value), goal)}\n`);
    }
    if (best > record) {
      record = best;
      recordAt = value.number;
      recordRows = Array.from(value.population[value.bestAt]!, (row) => row + 1).join(" ");
    }
    // Now and then without a picture: let a signal in.
    if (!screen && value.number % 4096 === 0) await sleep(0);
    if (stop.aborted) {
      screen?.close();
      process.stdout.write(
        `stopped in generation ${value.number}, best so far ${record} of ${goal}\n`,
      );
      return EXIT.interrupted;
    }
  }
}

function planOf(evolution: Evolution) {
  try {
    return evolutionPlan(evolution);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ExpectedError(error.message, "npm run evolve -- --help", EXIT.usage);
  }
}

function methodsText(): string {
  return METHODS.map((name) => `${name}: ${evolutionMethods[name].about}`).join("; ");
}

function wholeNumber(text: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new InvalidArgumentError("It must be an integer, 0 or more.");
}

function atLeastTwo(text: string): number {
  const value = positiveInteger(text);
  if (value >= 2 && value <= 1e6) return value;
  throw new InvalidArgumentError("It must be in [2, 10^6].");
}

function probability(text: string): number {
  if (Number(text) >= 0 && Number(text) <= 1) return Number(text);
  throw new InvalidArgumentError("It must be in [0, 1].");
}
