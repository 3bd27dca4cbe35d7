import type { CaseResult, RunResult } from "../core/judge-event";

/** "knight-moves", or "knight-moves (./a.out)" where several programs are judged. */
export function titleOf({ slug, label }: Pick<CaseResult, "slug" | "label">): string {
  return label === undefined ? slug : `${slug} (${label})`;
}

/** "WA knight-moves/random-1: line 3, token 1: …" */
export function failureLine(result: CaseResult): string {
  const again = result.again ? " (run again alone)" : "";
  return `${result.verdict} ${titleOf(result)}/${result.name}: ${result.message}${again}`;
}

/** The line that every run ends with. */
export function closingLine({ passed, failed, left, interrupted }: RunResult): string {
  const rest = left > 0 ? `, ${left} not run` : "";
  return `${passed} passed, ${failed} failed${rest}${interrupted ? " (interrupted)" : ""}`;
}
