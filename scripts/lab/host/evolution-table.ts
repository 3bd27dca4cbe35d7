import { genetic } from "../../../lib/evolution/genetic";
import { type EvolutionMethod, evolutionMethods, evolutionPlan } from "../evolution-method";

interface Line {
  readonly method: EvolutionMethod;
  readonly n: number;
  readonly threshold?: number;
  readonly limit: number;
}

const SEEDS = 20;
const LIMIT = 300_000;

// The tutorial's parameters: 15 is the maximum for n = 6, below nearly every board for n = 12.
const LINES: readonly Line[] = [
  ...[4, 5, 6, 7, 8, 10, 12].map((n) => ({ method: "threshold" as const, n, limit: LIMIT })),
  ...[20, 22, 24].map((threshold) => ({
    method: "threshold" as const,
    n: 8,
    threshold,
    limit: LIMIT,
  })),
  ...[8, 12, 16, 20, 30].map((n) => ({ method: "adaptive" as const, n, limit: 20_000 })),
  ...[8, 20, 50, 100].map((n) => ({ method: "pmx" as const, n, limit: 20_000 })),
  ...[50, 100].map((n) => ({ method: "pmx-any" as const, n, limit: 20_000 })),
  ...[8, 20, 30].map((n) => ({ method: "ox" as const, n, limit: 20_000 })),
  ...[8, 50, 100, 500, 1000].map((n) => ({ method: "memetic" as const, n, limit: 1000 })),
];

/** A Markdown table, measured line by line; all columns but the time are the same on every machine. */
export function* evolutionTable(): Generator<string> {
  yield "| method | population | threshold | mutation | N | solved | median generation | restarts, share | median CPU ms |";
  yield "|---|---|---|---|---|---|---|---|---|";
  for (const line of LINES) yield measured(line);
}

function measured({ method, n, threshold, limit }: Line): string {
  const { population, mutation } = evolutionMethods[method];
  let solved = 0;
  let restarts = 0;
  let all = 0;
  const times: number[] = [];
  const lengths: number[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const thresholdOption = threshold === undefined ? {} : { threshold };
    const plan = evolutionPlan({ n, method, maxGenerations: limit, seed, ...thresholdOption });
    const start = process.cpuUsage();
    const result = genetic(plan);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    lengths.push(result.solved ? result.generations : Number.POSITIVE_INFINITY);
    restarts += result.restarts;
    all += result.generations;
    if (result.solved) solved++;
  }
  const length = median(lengths);
  const lengthText = length === Number.POSITIVE_INFINITY ? `over ${limit}` : String(length);
  const bar = method === "threshold" ? String(threshold ?? 15) : "–";
  const share = all === 0 ? "–" : `${Math.round((100 * restarts) / all)} %`;
  const cells = [method, population, bar, mutation, n, `${solved}/${SEEDS}`, lengthText, share];
  return `| ${cells.join(" | ")} | ${shortMs(median(times))} |`;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

/** Two digits: 0.13, 5.6, 42, 1300. */
function shortMs(value: number): string {
  return String(Number(value.toPrecision(2)));
}
