import { format } from "node:util";
import { runInNewContext } from "node:vm";

/** What a script prints by console.log, and the error that ends it, without a process of its own. */
export function runScript(code: string): string {
  const lines: string[] = [];
  const log = (...words: unknown[]) => void lines.push(`${format(...words)}\n`);
  const module = { exports: {} };
  try {
    runInNewContext(code, { console: { log }, require, module, exports: module.exports });
  } catch (error) {
    lines.push(String(error));
  }
  return lines.join("");
}
