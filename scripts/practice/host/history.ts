import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Attempt, parseHistory } from "../attempt";

/** What was practised, one JSON line an attempt; git does not keep it. */
export function historyFile(root: string): string {
  return join(root, ".practice", "history.jsonl");
}

export function readHistory(root: string): ReturnType<typeof parseHistory> {
  const file = historyFile(root);
  return parseHistory(existsSync(file) ? readFileSync(file, "utf8") : "");
}

/** One write of one line, so that two at once do not mix. */
export function appendAttempt(root: string, attempt: Attempt): void {
  const file = historyFile(root);
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  // A line that was cut off must not swallow this one.
  const gap = text === "" || text.endsWith("\n") ? "" : "\n";
  appendFileSync(file, `${gap}${JSON.stringify(attempt)}\n`);
}
