import { counted } from "../../base/counted";
import { nearMissLine } from "../checkers/near-miss";
import type { CaseResult } from "../events/case-result";
import type { JudgeEvent, ProblemResult, RunFacts, RunResult } from "../events/judge-event";
import type { ReporterOptions } from "./reporter";

/** The event as people read it: the slug of a program outside problems/ is its absolute path. */
export function readable(event: JudgeEvent, { shownPath }: ReporterOptions): JudgeEvent {
  if (event.type !== "case-end" && event.type !== "problem-end") return event;
  const isPath = /^(?:\/|[A-Za-z]:)/.test(event.slug);
  return isPath && shownPath ? { ...event, slug: shownPath(event.slug) } : event;
}

/** "knight-moves", or "knight-moves (./a.out)" where several programs are judged. */
export function titleOf({ slug, label }: Pick<CaseResult, "slug" | "label">): string {
  return label === undefined ? slug : `${slug} (${label})`;
}

/** "knight-moves/random-1", or "knight-moves" where its program could not be made. */
export function placeOf(result: CaseResult): string {
  return result.notRun ? titleOf(result) : `${titleOf(result)}/${result.name}`;
}

/** "sandbox B, cgroup v2: …", and on lines of their own what the better tiers lack. */
export function sandboxLine({ sandbox }: Pick<RunFacts, "sandbox">): string {
  const { tier, accounts, means, because, warnings = [] } = sandbox;
  const name = accounts ? `${tier}, ${accounts}` : tier;
  const lacks = because?.split(/; (?=[A-E][ :])/) ?? [];
  return [
    `sandbox ${name}: ${means}`,
    ...lacks.map((lack) => `  not ${lack}`),
    ...warnings.map((warning) => `  warning: ${warning}`),
  ].join("\n");
}

/** "WA knight-moves/random-1: line 3, token 1: …" */
export function failureLine(result: CaseResult): string {
  const again = result.again ? " (run again alone)" : "";
  const message = printable(result.message.replace(/\s*\n\s*/g, " "));
  return `${result.verdict} ${placeOf(result)}: ${message}${again}`;
}

/** Failure and, on a line of its own, what would accept it. */
export function failureLines(result: CaseResult): string {
  return [failureLine(result), ...nearMissOf(result).map((line) => `  ${line}`)].join("\n");
}

/** What a refused case ends with that a more lenient checker would accept. */
export function nearMissOf({ nearMiss }: CaseResult): string[] {
  return nearMiss === undefined ? [] : [nearMissLine(nearMiss)];
}

/** Escapes characters that move the cursor, clear the screen or change the text direction. */
export function printable(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
    /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}

/** The line that every run ends with: "2 passed, 0 failed, 1 skipped, 1 error", or "nothing judged: 1 error". */
export function closingLine(end: RunResult): string {
  const { passed, failed, ran = 0, troubles, left, interrupted } = end;
  const errors = troubles > 0 ? counted(troubles, "error") : "";
  const why = interrupted ? " (interrupted)" : "";
  if (errors && passed + failed + ran + left === 0) return `nothing judged: ${errors}${why}`;
  const rest = [ran > 0 ? `${ran} skipped` : "", errors, left > 0 ? `${left} not run` : ""].filter(
    (part) => part !== "",
  );
  return `${[`${passed} passed`, `${failed} failed`, ...rest].join(", ")}${why}`;
}

/** What authors should know of their programs on the judge. */
export function notesOf({ notes = [], ...problem }: ProblemResult): string[] {
  return notes.map((note) => `note: ${titleOf(problem)}: ${note}`);
}
