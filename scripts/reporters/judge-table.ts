import type { JudgeEvent, ProblemResult } from "../core/judge-event";

/** Turns events into the lines of the terminal, as they come. */
export function judgeTable(): (event: JudgeEvent) => string {
  let header = false;
  return (event) => {
    switch (event.type) {
      case "problem-start":
        return "";
      case "trouble":
        return `error: ${event.message}\n  try: ${event.hint}\n`;
      case "case-end":
        return event.verdict === "AC"
          ? ""
          : `${event.verdict} ${event.slug}/${event.name}: ${event.message}\n`;
      case "problem-end": {
        const top = header ? "" : `${row("problem", "cases", "verdict", "ms", "MiB")}\n`;
        header = true;
        return `${top}${problemRow(event)}\n`;
      }
      case "run-end":
        return `${event.passed} passed, ${event.failed} failed\n`;
    }
  };
}

function problemRow({ slug, cases, verdict, slowestMs, memoryMiB }: ProblemResult): string {
  const memory = memoryMiB === undefined ? "-" : memoryMiB.toFixed(0);
  return row(slug, String(cases), verdict, slowestMs.toFixed(0), memory);
}

function row(problem: string, cases: string, verdict: string, ms: string, mib: string): string {
  const name = problem.length > 44 ? `${problem.slice(0, 43)}…` : problem;
  return `${name.padEnd(44)} ${cases.padStart(6)}  ${verdict.padEnd(7)} ${ms.padStart(8)} ${mib.padStart(6)}`;
}
