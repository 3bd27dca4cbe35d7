import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { onInterruption } from "../../base/host/interruption";
import { TOOL } from "../../base/host/roots";
import { withSections } from "../../base/sections";
import type { ExperimentRun } from "../experiment";
import { experimentChart } from "../experiment-chart";
import { experimentCsv, experimentRecord, experimentTable } from "../experiment-table";
import { runExperiment } from "../run-experiment";
import { ALGORITHM_NAMES, type AlgorithmName, algorithmNamed } from "../sliding-algorithms";

export const EXPERIMENT_PAGE = "scripts/lab/EXPERIMENTS.md";
export const EXPERIMENT_SIZES = "2x2,2x3,3x2,2x4,3x3,3x4,2x6,4x4";

export interface ExperimentOptions {
  readonly sizes: readonly string[];
  readonly algorithms: readonly string[];
  readonly boards: number;
  readonly seed: number;
  readonly states: number;
  readonly megabytes: number;
  readonly seconds: number;
  readonly csv?: true;
  readonly json?: true;
  readonly svg?: string;
  readonly write?: true;
}

/**
 * Runs the whole experiment and prints a table, or one line a search; Ctrl-C ends it between two
 * searches.
 */
export async function runWholeExperiment(
  options: ExperimentOptions,
  say: (text: string) => void,
  remark: (text: string) => void,
): Promise<ExitCode> {
  const plan = {
    sizes: options.sizes.map(sizeOf),
    algorithms: algorithmsOf(options.algorithms),
    boards: options.boards,
    seed: options.seed,
    maxStates: options.states,
    maxBytes: options.megabytes * 1e6,
    maxMs: options.seconds * 1000,
  };
  const runs: ExperimentRun[] = [];
  let total = 0;
  const interrupted = onInterruption(() => {});
  for await (const event of runExperiment(plan, () => performance.now())) {
    // A search blocks the thread: Ctrl-C takes effect between two searches.
    await setImmediate();
    if (interrupted.aborted) break;
    if (event.type === "start") total = event.runs;
    if (event.type === "skipped") {
      remark(`${event.size} ${event.algorithm}: ${event.reason}\n`);
    }
    if (event.type !== "run") continue;
    runs.push(event.run);
    progress(event.done, total, `${event.run.size} ${event.run.algorithm}`, remark);
    if (options.json) say(`${JSON.stringify(experimentRecord(event.run))}\n`);
  }
  const budget = `${options.seconds} s, ${plan.maxStates} states, ${options.megabytes} MB`;
  const table = `seed ${plan.seed}; budget of a search: ${budget}\n${experimentTable(runs)}`;
  if (options.csv) say(experimentCsv(runs));
  else if (!options.json) say(table);
  if (interrupted.aborted) return EXIT.interrupted;
  if (options.write) {
    const args = process.argv.slice(2).join(" ");
    const machine = `${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
    const section = `\`npm run experiment -- ${args}\` on ${machine}:\n\n\`\`\`\n${table}\`\`\``;
    const page = join(TOOL, EXPERIMENT_PAGE);
    writeFileSync(page, withSections(readFileSync(page, "utf8"), { experiment: section }));
  }
  if (options.svg) {
    mkdirSync(options.svg, { recursive: true });
    for (const size of new Set(runs.map((run) => run.size))) {
      const file = join(options.svg, `${size.replace("×", "x")}.svg`);
      writeFileSync(file, experimentChart(size, runs));
    }
  }
  return EXIT.accepted;
}

/** A progress bar, no wider than the terminal; nothing elsewhere. */
function progress(
  done: number,
  total: number,
  activity: string,
  remark: (text: string) => void,
): void {
  if (!process.stderr.isTTY) return;
  const bar = "█".repeat(Math.round((20 * done) / total)).padEnd(20, "·");
  const end = done === total ? "\r\x1b[K" : "";
  const line = `${bar} ${done}/${total} ${activity}`.slice(0, (process.stderr.columns ?? 80) - 1);
  remark(`\r\x1b[K${line}${end}`);
}

function sizeOf(text: string): [number, number] {
  const match = /^(\d+)[x×](\d+)$/.exec(text.trim());
  const [rows, columns] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || rows < 1 || columns < 1 || rows * columns > 16) {
    throw new ExpectedError(
      `no size "${text}"`,
      `up to 16 cells, such as ${EXPERIMENT_SIZES}`,
      EXIT.usage,
    );
  }
  return [rows, columns];
}

function algorithmsOf(names: readonly string[]): AlgorithmName[] {
  if (names.length === 1 && names[0] === "all") return ALGORITHM_NAMES;
  return names.map((name) => {
    const nameOrNearest = algorithmNamed(name);
    if (typeof nameOrNearest === "string") return nameOrNearest;
    const hint =
      nameOrNearest.length > 0 ? nameOrNearest.join(", ") : "npm run experiment -- --help";
    throw new ExpectedError(`no algorithm "${name}"`, hint, EXIT.usage);
  });
}
