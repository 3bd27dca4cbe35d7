import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { LAUNCHER } from "../../base/host/roots";

const GRACE_MS = 3000;
const MOST_BYTES = 4 << 20;

interface Heard {
  line?(line: string): void;
  /** A line of stderr. */
  remark?(line: string): void;
  /** Everything that stdout got, where `line` is not asked for. */
  ended?(exitCode: number | null, output: string): void;
}

/** Another command of judgebench in a process of its own. */
export class CommandChild {
  private readonly child: ChildProcess;

  constructor(words: readonly string[], { line, remark, ended }: Heard) {
    const child = spawn(process.execPath, [LAUNCHER, ...words], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NO_COLOR: "1", JB_COMMAND: words[0] },
    });
    this.child = child;
    let output = "";
    if (line) createInterface({ input: child.stdout! }).on("line", line);
    else {
      child.stdout!.setEncoding("utf8").on("data", (piece: string) => {
        if (output.length < MOST_BYTES) output += piece;
      });
    }
    createInterface({ input: child.stderr! }).on("line", (text) => remark?.(text));
    child.on("error", (error) => remark?.(error.message));
    child.on("close", (exitCode) => ended?.(exitCode, output));
  }

  /** Asks it to end as Ctrl-C does; one that does not is killed. */
  async end(): Promise<void> {
    const child = this.child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise((done) => child.once("close", done));
    child.kill("SIGINT");
    const timer = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
    await closed;
    clearTimeout(timer);
  }
}
