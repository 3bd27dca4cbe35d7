import { isFailure } from "../../problem/verdict";
import { closingLine, failureLines, readable, sandboxLine } from "./report-lines";
import type { Reporter, ReporterOptions } from "./reporter";

/** What went wrong, where it was judged, and the closing line. */
export function quiet(options: ReporterOptions): Reporter {
  let sandbox = "";
  return {
    report(original) {
      const event = readable(original, options);
      if (event.type === "run-start") sandbox = `${sandboxLine(event)}\n`;
      if (event.type === "trouble") return `error: ${event.message}\n  try: ${event.hint}\n`;
      if (event.type === "case-end" && isFailure(event.verdict)) return `${failureLines(event)}\n`;
      return event.type === "run-end" ? `${sandbox}${closingLine(event)}\n` : "";
    },
  };
}
