import {
  aboveStartMB,
  type BenchResult,
  fastest,
  type Ratio,
  type Row,
  ratioTo,
} from "./bench-result";

const NAME_WIDTH = 34;

/** A result as a table of at most 80 columns; ratios are our time divided by the other's. */
export function benchTable(result: BenchResult): string {
  const { work, seed, rounds, rows, skipped, kind, conclusions = [] } = result;
  const facts = [
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    rounds === 1 ? "1 round" : `${rounds} rounds`,
  ].join(", ");
  const columns =
    kind === "function"
      ? ["cold ms", "warm ms", "min", "spread", "ours ÷"]
      : ["CPU ms", "min", "spread", "MiB", "ours ÷", "− start"];
  const lines = [`${work} (${facts})`, line("", columns)];
  for (const row of rows) {
    lines.push(
      line(
        `  ${row.name}`,
        kind === "function" ? warmCells(result, row) : processCells(result, row),
      ),
    );
    if (row.note !== undefined) lines.push(`    ${row.note}`);
  }
  for (const conclusion of conclusions) lines.push(`  = ${conclusion}`);
  for (const { name, reason } of skipped) lines.push(`  ${name}: not run, ${reason}`);
  for (const role of ["peer", "cpp"] as const) {
    const best = fastest(result, role);
    const ratio = best && ratioTo(result, best);
    if (best && ratio) lines.push(`  = ${describe(ratio)} of ${best.name}`);
  }
  const ours = rows.find(({ role }) => role === "ours");
  const start = rows.find(({ role }) => role === "start");
  if (ours && start) {
    const times = (ours.cold.medianMs / start.cold.medianMs).toFixed(1);
    lines.push(`  = ${times} times ${start.name}`);
    for (const row of rows.filter(({ role }) => role === "ours")) {
      const megabytes = aboveStartMB(result, row);
      if (megabytes === undefined) continue;
      lines.push(`  = ${megabytes.toFixed(1)} MB above ${start.name}: ${row.name}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

const WORK_WIDTH = 50;

export const BRIEF_HEADING = brief("work", ["ours ms", "÷ npm", "÷ C++"]);

/**
 * A result as one line: our median, and that divided by the fastest package's and the fastest C++
 * program's (of warm runs where there are any).
 */
export function briefLine(result: BenchResult): string {
  const ours = result.rows.find(({ role }) => role === "ours");
  const time = ours && (ours.warm ?? ours.cold).medianMs;
  const ratios = (["peer", "cpp"] as const).map((role) => {
    const best = fastest(result, role);
    const bestRatio = best && ratioTo(result, best);
    return bestRatio ? ratio(bestRatio.warm ?? bestRatio.cold) : "–";
  });
  return brief(result.work, [time === undefined ? "–" : ms(time), ...ratios]);
}

/** The works of a long run with the largest ratio to C++, then those that take longest; none of a short run. */
export function worstLines(results: readonly BenchResult[], most = 20): string[] {
  if (results.length <= most) return [];
  const oursMs = ({ rows }: BenchResult) => rows.find(({ role }) => role === "ours")?.cold.medianMs;
  const ratioOf = (result: BenchResult) => {
    const cpp = fastest(result, "cpp");
    return (cpp && ratioTo(result, cpp)?.cold) ?? 0;
  };
  return [...results]
    .sort((a, b) => ratioOf(b) - ratioOf(a) || (oursMs(b) ?? 0) - (oursMs(a) ?? 0))
    .slice(0, most)
    .map(briefLine);
}

function brief(name: string, cells: readonly string[]): string {
  const label = name.length > WORK_WIDTH ? `${name.slice(0, WORK_WIDTH - 1)}…` : name;
  return label.padEnd(WORK_WIDTH) + cells.map((cell) => cell.padStart(9)).join("");
}

function warmCells(result: BenchResult, row: Row): string[] {
  const { cold, warm } = row;
  const figures = warm ?? cold;
  return [
    ms(cold.medianMs),
    warm ? ms(warm.medianMs) : "",
    ms(figures.minMs),
    spread(row),
    ratio(ratioTo(result, row)?.warm),
  ];
}

function processCells(result: BenchResult, row: Row): string[] {
  const ratios = ratioTo(result, row);
  return [
    ms(row.cold.medianMs),
    ms(row.cold.minMs),
    spread(row),
    row.peakMiB === undefined ? "" : row.peakMiB.toFixed(0),
    ratio(ratios?.cold),
    ratio(ratios?.deducted),
  ];
}

function describe({ cold, warm, deducted }: Ratio): string {
  if (warm !== undefined) return `warm ${ratio(warm)}, cold ${ratio(cold)} times the time`;
  return `${ratio(cold)} times the time, the start deducted ${ratio(deducted)} times that`;
}

function line(name: string, cells: readonly string[]): string {
  const width = cells.length > 5 ? 7 : 9;
  const label = name.length > NAME_WIDTH ? `${name.slice(0, NAME_WIDTH - 1)}…` : name;
  return label.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(width)).join("");
}

function spread({ cold, warm }: Row): string {
  const { minMs, medianMs, maxMs } = warm ?? cold;
  return medianMs > 0 ? `${Math.round((100 * (maxMs - minMs)) / medianMs)} %` : "";
}

function ms(value: number): string {
  return value < 100 ? value.toFixed(1) : value.toFixed(0);
}

function ratio(value: number | undefined): string {
  return value === undefined ? "" : value.toFixed(2);
}
