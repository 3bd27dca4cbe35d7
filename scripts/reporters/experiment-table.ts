import type { ExperimentRun } from "../core/experiment";
import { PUBLISHED } from "../core/published-searches";

/** A table for each size: path length / states / ms of every board, beside the published figures. */
export function experimentTable(runs: readonly ExperimentRun[]): string {
  const lines: string[] = [
    "path length / states kept / ms; published: random boards of the report",
  ];
  for (const size of new Set(runs.map((run) => run.size))) {
    lines.push("", `${size}`);
    const own = runs.filter((run) => run.size === size);
    for (const algorithm of new Set(own.map((run) => run.algorithm))) {
      const found = own.filter((run) => run.algorithm === algorithm).map(experimentCell);
      lines.push(`  ${algorithm.padEnd(23)} ${found.join("  ")}`);
      const published = PUBLISHED[size]?.[algorithm];
      if (published) lines.push(`  ${"published".padStart(23)} ${published.replaceAll(" ", "  ")}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

function experimentCell({ result }: ExperimentRun): string {
  const ms = Math.round(result.ms);
  if (result.moves) return `${result.moves.length}/${result.states}/${ms}`;
  return `not reached (${result.stopped}, ${result.states} states, ${result.generated} generated, ${ms} ms)`;
}

const COLUMNS = [
  "size",
  "algorithm",
  "board",
  "moves",
  "stopped",
  "expanded",
  "generated",
  "states",
  "peakFrontier",
  "bytes",
  "ms",
] as const;

/** One line a search, with a head line. */
export function experimentCsv(runs: readonly ExperimentRun[]): string {
  const rows = runs.map((run) => {
    const record = experimentRecord(run);
    return COLUMNS.map((column) => record[column] ?? "").join(",");
  });
  return `${[COLUMNS.join(","), ...rows].join("\n")}\n`;
}

/** What --json and --csv tell of one search; moves is the length of the path. */
export function experimentRecord(
  run: ExperimentRun,
): Record<(typeof COLUMNS)[number], string | number | null> {
  const { result } = run;
  return {
    size: run.size,
    algorithm: run.algorithm,
    board: run.board.join(" "),
    moves: result.moves?.length ?? null,
    stopped: result.stopped ?? null,
    expanded: result.expanded,
    generated: result.generated,
    states: result.states,
    peakFrontier: result.peakFrontier,
    bytes: result.bytes,
    ms: Math.round(result.ms * 1000) / 1000,
  };
}
