import type { Duplex } from "node:stream";
import { execa } from "execa";
import type { JobGroups } from "./job-groups";

/** How to run one case; times in microseconds, 0 for no limit. */
export interface Wish {
  readonly tier: "A" | "B" | "C";
  readonly cpuUs: number;
  readonly idleUs: number;
  readonly wallUs: number;
  readonly memoryKiB: number;
  readonly outputBytes: number;
  readonly processes: number;
  readonly files: number;
  readonly input: string;
  readonly output: string;
  readonly errors: string;
  readonly box: string;
  /**
   * Files in the working folder that replace stdin and stdout; "" if the program uses stdin and stdout.
   */
  readonly inputName: string;
  readonly outputName: string;
  readonly readable: readonly string[];
  readonly argv: readonly string[];
  readonly env: readonly string[];
}

/** What the supervisor measured. */
export interface Report {
  readonly exitCode: number;
  readonly signal: number;
  readonly stopped: "" | "time" | "idle" | "starved" | "memory" | "output" | "cancelled";
  readonly cpuUs: number;
  readonly wallUs: number;
  readonly idleUs: number;
  readonly waitUs: number;
  readonly peakKiB: number;
  readonly outputBytes: number;
  readonly errorBytes: number;
  readonly processes: number;
  /** The source of these sums: a control group of version 1 or 2, perf events, or /proc alone. */
  readonly accounts: "0" | "1" | "2" | "p";
  /** Other programs of its uid left it too few processes and threads. */
  readonly crowded: boolean;
  readonly error: string;
  readonly failed: string;
}

/** One long-lived supervisor: runs one case at a time, requested and answered over a pipe. */
export class Supervisor {
  private readonly process;
  private readonly ended: Promise<unknown>;
  private answered: ((line: string | undefined) => void) | undefined;
  private text = "";

  /** The supervisor removes `scratch` when it ends, even after we were killed. */
  constructor(file: string, scratch: string, groups: JobGroups, talks = false) {
    const { places, scope, runtimeFolder } = groups;
    const conversation = talks ? (["ignore", "ignore", "pipe", "pipe"] as const) : [];
    const [first, ...rest] = [...scope, file, scratch, ...places];
    this.process = execa(first!, rest, {
      stdio: ["pipe", "pipe", "ignore", ...conversation],
      buffer: false,
      reject: false,
      cleanup: false,
      // A program may read our entry in /proc, so it must reveal nothing of the user's environment.
      extendEnv: false,
      env: {
        PATH: process.env.PATH ?? "",
        ...(runtimeFolder && { XDG_RUNTIME_DIR: runtimeFolder }), // for systemd-run
      },
    });
    this.process.stdin.on("error", () => {}); // reported by `ended`
    this.process.stdout.setEncoding("utf8").on("data", (text: string) => this.read(text));
    this.ended = this.process.then(() => this.answer(undefined));
  }

  /** With `talks`: the judge's ends of the pipes that the program reads as "fd:5" and writes as "fd:6". */
  get conversation(): { toProgram: Duplex; fromProgram: Duplex } {
    const [, , , , , toProgram, fromProgram] = this.process.stdio as unknown as Duplex[];
    return { toProgram: toProgram!, fromProgram: fromProgram! };
  }

  async run(wish: Wish): Promise<Report> {
    const line = await new Promise<string | undefined>((resolve) => {
      this.answered = resolve;
      this.process.stdin.write(message(wish));
    });
    if (line === undefined) throw new Error("the supervisor ended in the middle of a case");
    const report = JSON.parse(line) as Report;
    if (report.error) throw new Error(`${report.failed}: ${report.error}`);
    return report;
  }

  /** Kills the running case; its answer still arrives. */
  cancel(): void {
    this.process.stdin.destroy();
  }

  /** Kills what still runs, cleans up, and waits until that is done. */
  async close(): Promise<void> {
    this.process.stdin.end();
    this.process.stdin.destroy();
    await this.ended;
  }

  private read(text: string): void {
    this.text += text;
    const end = this.text.indexOf("\n");
    if (end < 0) return;
    const line = this.text.slice(0, end);
    this.text = this.text.slice(end + 1);
    this.answer(line);
  }

  private answer(line: string | undefined): void {
    this.answered?.(line);
    this.answered = undefined;
  }
}

/** The length in bytes, then strings that end with NUL. */
function message(wish: Wish): Buffer {
  const { tier, cpuUs, idleUs, wallUs, memoryKiB, outputBytes, processes, files: most } = wish;
  const numbers = [cpuUs, idleUs, wallUs, memoryKiB, outputBytes, processes, most].map((value) =>
    String(Math.round(value)),
  );
  const lists = [wish.readable, wish.argv, wish.env].flatMap((list) => [
    String(list.length),
    ...list,
  ]);
  const { inputName, outputName } = wish;
  const files = [wish.input, wish.output, wish.errors, wish.box, inputName, outputName];
  const body = Buffer.from(
    [tier, ...numbers, ...files, ...lists].map((field) => `${field}\0`).join(""),
  );
  return Buffer.concat([Buffer.from(`${body.length}\n`), body]);
}
