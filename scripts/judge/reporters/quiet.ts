import type { Reporter } from "../reporter";
import { closingLine, failureLine, sandboxLine } from "./report-lines";

/** What went wrong, where it was judged, and the closing line. */
export function quiet(): Reporter {
  let sandbox = "";
  return {
    report(event) {
      if (event.type === "run-start") sandbox = `${sandboxLine(event)}\n`;
      if (event.type === "trouble") return `error: ${event.message}\n  try: ${event.hint}\n`;
      if (event.type === "case-end" && event.verdict !== "AC") return `${failureLine(event)}\n`;
      return event.type === "run-end" ? `${sandbox}${closingLine(event)}\n` : "";
    },
  };
}
