/** What npm run mutate needs of the report that Stryker keeps: the changes of each file. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  /** Lines and columns from 1. */
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** A changed line of a module, and what the change makes of it; trimmed. */
interface Change {
  readonly line: string;
  readonly becomes: string;
}

export interface Survivor extends Change {
  readonly module: string;
  readonly at: number;
}

const NOTICED = new Set(["Killed", "Timeout"]);
const UNNOTICED = new Set(["Survived", "NoCoverage"]);

/** How many changes of the modules were noticed, and those that were not. */
export function countChanges(
  report: MutationReport,
  modules: readonly string[],
): { noticed: number; survivors: Survivor[] } {
  let noticed = 0;
  const survivors: Survivor[] = [];
  for (const module of modules) {
    const { source = "", mutants = [] } = report.files[module] ?? {};
    const lines = source.split("\n");
    for (const mutant of mutants) {
      if (NOTICED.has(mutant.status)) noticed++;
      if (!UNNOTICED.has(mutant.status)) continue;
      survivors.push({ ...changeOf(lines, mutant), module, at: mutant.location.start.line });
    }
  }
  return { noticed, survivors };
}

function changeOf(lines: readonly string[], { location, replacement = "" }: Mutant): Change {
  const { start, end } = location;
  const first = lines[start.line - 1]!;
  const last = lines[end.line - 1]!;
  const becomes = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
  return { line: first.trim(), becomes: becomes.replace(/\s+/g, " ").trim() };
}

/** The survivors as a diff, and the share of the changes that was noticed. */
export function survivorLines(noticed: number, survivors: readonly Survivor[]): string[] {
  const all = noticed + survivors.length;
  const share = all === 0 ? 100 : Math.floor((1000 * noticed) / all) / 10;
  return [...survivors.flatMap(diff), `noticed ${noticed} of ${all} changes (${share} %)`];
}

function diff({ module, at, line, becomes }: Survivor): string[] {
  return [`${module}:${at}`, `- ${line}`, `+ ${becomes}`];
}
