import { spawn } from "node:child_process";
import { join } from "node:path";
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

/** What a command of the clone printed, in a pipe, and its exit code. */
export interface CommandOutput {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command in a process of its own; `pauseMs` after its output first has `until` it is interrupted. */
export function commandOutput(
  words: readonly string[],
  until?: string,
  pauseMs = 0,
): Promise<CommandOutput> {
  return new Promise((ended) => {
    const child = spawn(process.execPath, ["scripts/start.cjs", ...words], {
      cwd: join(__dirname, "../.."),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const hear = (piece: Buffer) => {
      const before = output;
      output += piece;
      if (until === undefined || before.includes(until) || !output.includes(until)) return;
      setTimeout(() => child.kill("SIGINT"), pauseMs);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("close", (code) => ended({ code, output }));
  });
}
