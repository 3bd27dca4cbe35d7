import { isFailure } from "../../problem/verdict";
import { closingLine, failureLines, placeOf, readable, sandboxLine, titleOf } from "./report-lines";
import type { Reporter, ReporterOptions } from "./reporter";

/** Failures as annotations of GitHub's checks, at the program's file where it is in the repository. */
export function github(options: ReporterOptions): Reporter {
  let sandbox = "";
  return {
    report(original) {
      const event = readable(original, options);
      if (event.type === "run-start") sandbox = `${sandboxLine(event)}\n`;
      if (event.type === "trouble")
        return `::error::${escaped(`${event.message}; try: ${event.hint}`)}\n`;
      if (original.type === "case-end" && event.type === "case-end") {
        const file = options.fileOf?.(original);
        const title = `title=${property(titleOf(event))}`;
        const place = file === undefined ? title : `file=${property(file)},${title}`;
        if (isFailure(event.verdict)) return `::error ${place}::${escaped(failureLines(event))}\n`;
        const used = `${placeOf(event)}: ${Math.round(event.timeMs)} ms, near the limit`;
        if (event.near) return `::warning ${place}::${escaped(used)}\n`;
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
