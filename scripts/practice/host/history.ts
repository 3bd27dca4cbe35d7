import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Attempt, parseHistory } from "../attempt";

/** The history of attempts, one JSON line each; git ignores it. */
export function historyFile(root: string): string {
  return join(root, ".practice", "history.jsonl");
}

export function readHistory(root: string): ReturnType<typeof parseHistory> {
  const file = historyFile(root);
  return parseHistory(existsSync(file) ? readFileSync(file, "utf8") : "");
}

/** Appends the line in one write, so that two processes do not mix their lines. */
export function appendAttempt(root: string, attempt: Attempt): void {
  const file = historyFile(root);
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  // A truncated last line must not swallow this one.
  const gap = text === "" || text.endsWith("\n") ? "" : "\n";
  appendFileSync(file, `${gap}${JSON.stringify(attempt)}\n`);
}
