import type { Reporter } from "../reporter";
import { closingLine, failureLine, sandboxLine, titleOf } from "./report-lines";

/** Failures as annotations of GitHub's checks, at the solution's file. */
export function github(): Reporter {
  let sandbox = "";
  return {
    report(event) {
      if (event.type === "run-start") sandbox = `${sandboxLine(event)}\n`;
      if (event.type === "trouble")
        return `::error::${escaped(`${event.message}; try: ${event.hint}`)}\n`;
      if (event.type === "case-end" && event.verdict !== "AC") {
        const place = `file=problems/${event.slug}/solution.ts,title=${property(titleOf(event))}`;
        return `::error ${place}::${escaped(failureLine(event))}\n`;
      }
      if (event.type === "case-end" && event.near) {
        const used = `${event.slug}/${event.name}: ${Math.round(event.timeMs)} ms, near the limit`;
        return `::warning file=problems/${event.slug}/solution.ts::${escaped(used)}\n`;
      }
      return event.type === "run-end" ? `${sandbox}${closingLine(event)}\n` : "";
    },
  };
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
