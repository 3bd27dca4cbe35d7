import { readFileSync } from "node:fs";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import type { JudgeEvent } from "../../events/judge-event";
import type { ReporterName } from "../../reporters/reporters";
import { mergeReports } from "../../sharing/merge-reports";
import { exitCode } from "./exit-code";
import { outputBy } from "./output";

/** Merges JSON reports and prints them as one, in any format. */
export function reportMerged(files: readonly string[], reporter: ReporterName): ExitCode {
  const events = mergeReports(files.map(readReport));
  const output = outputBy(reporter);
  for (const event of events) output.event(event);
  output.end();
  const end = events.at(-1)!;
  return end.type === "run-end" ? exitCode(end) : EXIT.bug;
}

function readReport(file: string): JudgeEvent[] {
  const hint = `npm run -s judge -- --shard 1/5 --reporter json > ${file}`;
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ExpectedError(`${file} cannot be read (${code})`, hint, EXIT.usage);
  }
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line, at) => {
    try {
      const event = JSON.parse(line) as JudgeEvent;
      if (typeof event.type === "string") return event;
    } catch {
      // reported below, with its place
    }
    throw new ExpectedError(`${file}:${at + 1} is no event of a JSON report`, hint, EXIT.usage);
  });
}
