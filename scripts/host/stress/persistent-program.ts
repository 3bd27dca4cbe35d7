import { type ChildProcess, spawn } from "node:child_process";
import type { Duplex } from "node:stream";
import { FrameReader, frames } from "../../core/frames";
import type { Outcome } from "../../core/stress-event";
import { childArguments } from "./child-command";

export interface ProgramLimits {
  /** Of one input, by the clock. */
  readonly timeMs: number;
  readonly memoryMiB: number;
}

const [KEEP, FRESH] = [1, 2];
const INPUT = 0;
const ANSWER = 0;
const STDERR_CHARACTERS = 4000;

interface Waiting {
  readonly outcomes: Outcome[];
  readonly count: number;
  readonly done: (outcomes: Outcome[]) => void;
  progressAt: number;
}

/** A program loaded once in a process that lives on, and is killed and replaced where it must be. */
export class PersistentProgram {
  /** True when every input gets the program loaded anew, as a process would. */
  isFresh = false;
  /** Of one input, by the clock. */
  timeMs: number;
  private child: ChildProcess | undefined;
  private waiting: Waiting | undefined;
  private readonly code: string;
  private readonly limits: ProgramLimits;

  /** The code is that of a CommonJS module that exports solve. */
  constructor(code: string, limits: ProgramLimits) {
    this.code = code;
    this.limits = limits;
    this.timeMs = limits.timeMs;
  }

  /** What becomes of the inputs, up to the first that crashes the program or takes too long. */
  async run(inputs: readonly Uint8Array[]): Promise<Outcome[]> {
    if (inputs.length === 0) return [];
    const child = this.child ?? this.start();
    return new Promise((done) => {
      const outcomes: Outcome[] = [];
      this.waiting = { outcomes, count: inputs.length, done, progressAt: performance.now() };
      (child.stdio[3] as Duplex).write(frames(INPUT, inputs));
      this.watch(this.waiting);
    });
  }

  stop(): void {
    const { child } = this;
    this.child = undefined;
    child?.kill("SIGKILL");
    for (const pipe of child?.stdio ?? []) pipe?.destroy();
  }

  private start(): ChildProcess {
    const child = spawn(process.execPath, childArguments(this.limits.memoryMiB), {
      stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
      env: { PATH: process.env.PATH ?? "", LANG: "C.UTF-8" },
    });
    this.child = child;
    const [requests, answers] = [child.stdio[3] as Duplex, child.stdio[4] as Duplex];
    const reader = new FrameReader();
    let stderr = "";
    child.stderr!.on("data", (piece) => {
      stderr = (stderr + piece).slice(-STDERR_CHARACTERS);
    });
    answers.on("data", (piece: Buffer) => {
      if (child !== this.child) return;
      for (const { kind, bytes } of reader.push(piece)) {
        this.settle(
          kind === ANSWER
            ? { kind: "answer", output: bytes }
            : { kind: "crash", message: new TextDecoder().decode(bytes) },
        );
      }
    });
    // A child that ends with requests unread breaks the pipe; its exit tells the rest.
    requests.on("error", () => {});
    answers.on("error", () => {});
    child.on("error", (error) => this.lost(child, error.message));
    child.on("close", (code, signal) => {
      const reason = stderr.match(/^(?:FATAL|\w*Error)\b.*/m)?.[0] ?? stderr.trim().slice(-300);
      this.lost(child, `${signal ? `ended by ${signal}` : `exit code ${code}`} ${reason}`.trim());
    });
    requests.write(frames(this.isFresh ? FRESH : KEEP, [new TextEncoder().encode(this.code)]));
    return child;
  }

  private lost(child: ChildProcess, message: string): void {
    if (child !== this.child) return;
    this.child = undefined;
    this.settle({ kind: "crash", message });
  }

  private settle(outcome: Outcome): void {
    const { waiting } = this;
    if (!waiting) return;
    waiting.outcomes.push(outcome);
    waiting.progressAt = performance.now();
    if (outcome.kind === "answer" && waiting.outcomes.length < waiting.count) return;
    this.waiting = undefined;
    // What is still in the pipe belongs to inputs that nobody asks about any more.
    if (waiting.outcomes.length < waiting.count) this.stop();
    waiting.done(waiting.outcomes);
  }

  /** Kills a child that gives no answer for the time of one input. */
  private watch(waiting: Waiting): void {
    const { timeMs } = this;
    const check = () => {
      if (this.waiting !== waiting) return;
      const left = waiting.progressAt + timeMs - performance.now();
      if (left > 0) return void setTimeout(check, left + 1).unref();
      this.stop();
      this.settle({ kind: "time", message: `no answer within ${timeMs} ms` });
    };
    // Timers come before what has arrived meanwhile, so arrivals are let in first.
    setTimeout(() => setImmediate(check), timeMs + 1).unref();
  }
}
