import { asTyped } from "../../base/as-typed";
import { oneWord } from "../../base/command-words";
import { isFailure } from "../../problem/verdict";
import type { CaseResult } from "../events/case-result";
import type { JudgeEvent, ProblemResult, RunFacts, RunResult } from "../events/judge-event";
import { scoreText } from "../events/score";
import { comparison } from "./against";
import {
  closingLine,
  failureLine,
  nearMissOf,
  notesOf,
  placeOf,
  printable,
  readable,
  sandboxLine,
  titleOf,
} from "./report-lines";
import type { Reporter, ReporterOptions } from "./reporter";
import { sideBySide } from "./side-by-side";
import { fitted, problemRow, RED, tableRow, YELLOW } from "./terminal-table";

const SLOWEST = 3;
/** So many failing cases are shown whole. */
const SHOWN = 3;
const RAN_SHOWN = 10; // of outputs that were compared with nothing
const SLOW_MS = 200; // below this a case's time is mostly Node's start

/** For people: failures, on a terminal at once and several of them again at the end, a table, and what deserves a warning. */
export function terminal(options: ReporterOptions): Reporter {
  const paint = (code: number, text: string) =>
    options.color ? `\x1b[${code}m${text}\x1b[0m` : text;
  const problems: ProblemResult[] = [];
  const results: CaseResult[] = [];
  let facts: RunFacts | undefined;
  /** What programs wrote to stderr, as far as it was printed: cases that fail alike show it once. */
  const printed = new Set<string>();
  let failed = 0;
  let over = false;

  function report(original: JudgeEvent): string {
    const event = readable(original, options);
    switch (event.type) {
      case "run-start":
        facts = event;
        return "";
      case "trouble":
        return `${paint(RED, "error")}: ${event.message}\n  try: ${event.hint}\n`;
      case "case-end":
        results.push(event);
        if (!isFailure(event.verdict)) return "";
        failed++;
        if (!options.live) return "";
        return `${[painted(event), ...(failed <= SHOWN ? detail(event) : endOf(event))].join("\n")}\n`;
      case "problem-end":
        problems.push(event);
        return "";
      case "run-end":
        return end(event);
    }
  }

  function end(run: RunResult): string {
    over = true;
    const { columns, title = "problem" } = options;
    const lines: string[] = [];
    if (problems.length > 0) {
      lines.push(tableRow(title, "cases", "verdict", "ms", "MiB", columns));
      problems.sort((a, b) => order(titleOf(a), titleOf(b)));
      const note = facts?.standIn === undefined ? "" : `  (${facts.standIn})`;
      lines.push(...problems.map((problem) => problemRow(problem, columns, paint) + note));
    }
    lines.push(...problems.flatMap(notesOf).map((text) => paint(YELLOW, text)));
    for (const { slug, label, score } of problems) {
      if (score) lines.push(`${titleOf({ slug, ...(label && { label }) })}: ${scoreText(score)}`);
    }
    const wrong = results.filter(({ verdict }) => isFailure(verdict)).sort(byPlace);
    const ran = results.filter(({ verdict }) => verdict === "ran").sort(byPlace);
    if (ran.length > 0) lines.push("");
    for (const result of ran.slice(0, RAN_SHOWN)) lines.push(painted(result), ...detail(result));
    if (ran.length > RAN_SHOWN) lines.push(`ran … ${ran.length} cases`);
    // On a terminal each failure was shown as it came.
    if (wrong.length > 0 && !options.live) {
      const shown = wrong.map((result, at) => [
        painted(result),
        ...(at < SHOWN ? detail(result) : endOf(result)),
      ]);
      lines.push("", ...shown.flat());
    }
    const canRun = ({ slug, label }: CaseResult) =>
      label === undefined && (!/[/\\]/.test(slug) || /\.[cm]?[jt]sx?$/i.test(slug));
    const shown = wrong.find((result) => canRun(result) && !result.notRun);
    if (shown) {
      const program = oneWord(shown.slug);
      const first = typesMayTell(shown) ? `npm run check ${program}, then ` : "";
      const hint = `  try: ${first}npm run run ${program} ${shown.name}`;
      lines.push(asTyped(hint, options.typed ?? "npm run"));
    }
    const doubted = results
      .filter((result) => result.blanksDiffer || result.mayBeCut)
      .sort(byPlace);
    for (const message of new Set(doubted.map((result) => result.message))) {
      const [first, ...others] = doubted.filter((result) => result.message === message);
      const more = others.length > 0 ? ` and ${others.length} more` : "";
      lines.push("", paint(YELLOW, `AC, ${message}: ${placeOf(first!)}${more}`));
    }
    const slow = results
      .filter(({ timeMs }) => timeMs >= SLOW_MS)
      .sort((a, b) => b.timeMs - a.timeMs)
      .slice(0, SLOWEST);
    if (slow.length > 0) lines.push("", ...fitted("slowest: ", slow.map(timed), ", ", columns));
    for (const result of results.filter(({ near }) => near)) {
      const again = result.again ? ["run again alone, the better time counts"] : [];
      const parts = fitted("near the limit: ", [timed(result), ...again], "; ", columns);
      lines.push(...parts.map((line) => paint(YELLOW, line)));
    }
    const compared = comparison(results);
    if (compared.length > 0) lines.push("", ...compared);
    const clock = results.find((result) => result.clock)?.clock ?? "CPU";
    if (facts && results.length > 0) lines.push(...footer(facts, run, clock, columns));
    return `${[...lines, closingLine(run)].join("\n")}\n`;
  }

  function painted(result: CaseResult): string {
    const color = result.verdict === "ran" ? YELLOW : RED;
    return paint(color, result.verdict) + failureLine(result).slice(result.verdict.length);
  }

  /** What mends a program, or what was expected and found and what it wrote to stderr. */
  function detail(result: CaseResult): string[] {
    const { hint, sides, stderr } = result;
    const isNew = stderr !== undefined && !printed.has(`${titleOf(result)}\n${stderr}`);
    if (isNew) printed.add(`${titleOf(result)}\n${stderr}`);
    const width = { columns: options.columns, paint: (text: string) => paint(RED, text) };
    return [
      ...(sides ? sideBySide(sides, width) : []),
      ...(isNew
        ? printable(stderr)
            .split("\n")
            .map((line) => `  | ${line}`)
        : []),
      ...(hint === undefined ? [] : [asTyped(`  try: ${hint}`, options.typed ?? "npm run")]),
      ...endOf(result),
    ];
  }

  function endOf(result: CaseResult): string[] {
    return nearMissOf(result).map((line) => `  ${line}`);
  }

  function live(): string {
    const all = facts?.cases ?? 0;
    if (over || all === 0 || results.length === all) return "";
    const width = Math.max(10, Math.min(40, options.columns - 40));
    const filled = Math.floor((width * results.length) / all);
    const bar = "█".repeat(filled) + "░".repeat(width - filled);
    return `${bar} ${results.length}/${all}${failed > 0 ? `, ${failed} failed` : ""}`;
  }

  return { report, live };
}

function byPlace(a: CaseResult, b: CaseResult): number {
  return order(titleOf(a), titleOf(b)) || order(a.name, b.name);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function timed(result: CaseResult): string {
  return `${placeOf(result)} ${Math.round(result.timeMs)} ms`;
}

function footer(
  facts: RunFacts,
  { remembered }: RunResult,
  clock: "wall" | "CPU",
  columns: number,
): string[] {
  const { runtime, start, jobs } = facts;
  const under = `${runtime}, ${jobs} at once; ${clock} time`;
  const empty = start
    ? [`an empty program: ${start.timeMs.toFixed(0)} ms, ${start.memoryMiB.toFixed(0)} MiB`]
    : [];
  const count = `${remembered} verdict${remembered > 1 ? "s" : ""}`;
  const rememberedLines =
    remembered > 0 ? [`${count} known from before (--force judges anew)`] : [];
  const figures = fitted("", [under, ...empty], "; ", columns);
  const scale = start?.scale;
  const slow = scale ? [`a slow machine: --scale ${scale} gives programs time`] : [];
  return ["", ...figures, ...slow, sandboxLine(facts), ...rememberedLines];
}

/** A wrong type or name ended a problem's program: the compiler, which judging leaves out, may say why. */
function typesMayTell({ slug, verdict, stderr = "" }: CaseResult): boolean {
  const isTyped = !/[/\\]/.test(slug) || /\.[cm]?tsx?$/i.test(slug);
  return verdict === "RE" && isTyped && /^(?:Type|Reference)Error\b/m.test(stderr);
}
