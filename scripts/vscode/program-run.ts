import type { CaseResult } from "../judge/events/case-result";
import type { JudgeEvent } from "../judge/events/judge-event";
import { type Status, verdictStatus } from "./status-text";

/** What `jb judge program.ts -r json` has reported so far. */
export interface ProgramRun {
  readonly isRunning: boolean;
  readonly total: number;
  readonly cases: readonly CaseResult[];
  /** What its author should know of it on its judge. */
  readonly notes?: readonly string[];
  /** Why no case was run. */
  readonly trouble?: string;
}

export const STARTED: ProgramRun = { isRunning: true, total: 0, cases: [] };

/** The run after one more line; lines that are no events change nothing. */
export function afterLine(run: ProgramRun, line: string): ProgramRun {
  const event = parsed(line);
  switch (event?.type) {
    case "run-start":
      return { ...run, total: event.cases };
    case "case-end":
      if (event.notRun) return { ...run, trouble: `${event.verdict}: ${event.message}` };
      return { ...run, cases: [...run.cases, event] };
    case "problem-end":
      return event.notes ? { ...run, notes: event.notes } : run;
    case "trouble":
      return { ...run, trouble: `${event.message} (try: ${event.hint})` };
    default:
      return run;
  }
}

/** The run when its process has ended, with what stderr got. */
export function afterEnd(run: ProgramRun, stderr: string): ProgramRun {
  const isEmpty = run.cases.length === 0 && run.trouble === undefined;
  const said = stderr
    .trim()
    .replace(/^error: /, "")
    .replace(/\n\s*try: (.*)/, " (try: $1)");
  const trouble = run.trouble ?? (isEmpty ? said || "it has no cases" : undefined);
  return { ...run, isRunning: false, ...(trouble !== undefined && { trouble }) };
}

export function programStatus({ isRunning, total, cases, trouble }: ProgramRun): Status {
  if (isRunning) return { text: `${cases.length}/${total} judged`, isBad: false };
  if (trouble !== undefined) return { text: trouble.split("\n")[0]!.slice(0, 80), isBad: true };
  return verdictStatus(cases, total);
}

/** The run as lines of text, what failed with its message. */
export function programLines({ cases, notes = [], trouble }: ProgramRun): string[] {
  const lines: string[] = cases.map(({ name, verdict, timeMs, message }) =>
    `${verdict} ${name}  ${Math.round(timeMs)} ms  ${message}`.trimEnd(),
  );
  lines.push(...notes.map((note) => `note: ${note}`));
  return trouble === undefined ? lines : [...lines, trouble];
}

function parsed(line: string): JudgeEvent | undefined {
  try {
    return JSON.parse(line) as JudgeEvent;
  } catch {
    return undefined;
  }
}
