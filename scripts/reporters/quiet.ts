import type { Reporter } from "../core/reporter";
import { closingLine, failureLine } from "./told";

/** What went wrong, and the closing line. */
export function quiet(): Reporter {
  return {
    report(event) {
      if (event.type === "trouble") return `error: ${event.message}\n  try: ${event.hint}\n`;
      if (event.type === "case-end" && event.verdict !== "AC") return `${failureLine(event)}\n`;
      return event.type === "run-end" ? `${closingLine(event)}\n` : "";
    },
  };
}
