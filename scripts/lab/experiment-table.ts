import type { ExperimentRun } from "./experiment";
import { PUBLISHED } from "./published-searches";
import { keepsStates } from "./sliding-algorithms";

/** A table for each size: path length / states / ms of every board, beside the published figures. */
export function experimentTable(runs: readonly ExperimentRun[]): string {
  const lines = [...HEAD];
  for (const size of new Set(runs.map((run) => run.size))) {
    lines.push("", size);
    const runsOfSize = runs.filter((run) => run.size === size);
    for (const algorithm of new Set(runsOfSize.map((run) => run.algorithm))) {
      const cells = runsOfSize.filter((run) => run.algorithm === algorithm).map(experimentCell);
      lines.push(...wrapped(`  ${algorithm.padEnd(LABEL)}`, cells));
      const published = PUBLISHED[size]?.[algorithm];
      if (published) lines.push(...wrapped("published".padStart(LABEL + 2), published));
    }
  }
  return `${lines.join("\n")}\n`;
}

const HEAD = [
  "length of the way / states visited / ms; -: not reached within the budget",
  "visited: states kept, or nodes made by a search that keeps none (depth-limited,",
  "iterative-deepening, ida-star); published: other random boards, of the report",
];
const LABEL = 24;
const WIDTH = 80;

/** The cells behind a label, on as many lines as they need. */
function wrapped(label: string, cells: readonly string[]): string[] {
  const lines: string[] = [];
  let line = label;
  for (const cell of cells) {
    if (line.length + 2 + cell.length > WIDTH) {
      lines.push(line);
      line = " ".repeat(label.length);
    }
    line += `  ${cell}`;
  }
  return [...lines, line];
}

function experimentCell({ algorithm, result }: ExperimentRun): string {
  const visited = keepsStates(algorithm) ? result.states : result.generated;
  return `${result.moves?.length ?? "-"}/${visited}/${Math.round(result.ms)}`;
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

/** One search as --json and --csv print it; moves is the length of the path. */
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
