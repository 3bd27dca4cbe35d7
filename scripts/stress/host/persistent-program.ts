import { FrameReader, frames } from "../frames";
import type { Outcome } from "../stress-event";
import type { Child, StartChild } from "./child-process";

export interface ProgramLimits {
  /** Of one input, by the clock. */
  readonly timeMs: number;
  readonly memoryMiB: number;
}

const [KEEP, FRESH] = [1, 2];
const [INPUT, BATCH_END] = [0, 1];
const NOTHING = new Uint8Array();
const ANSWER = 0;
const KINDS = 2;
const MAX_ANSWER_BYTES = 64 << 20;
/** The first input includes the start of the process, loading and building tables. */
const FIRST_PATIENCE = 3;
const MOST_FIRST_MS = 10_000;
const USUAL_START_MS = 500;

interface Waiting {
  readonly outcomes: Outcome[];
  readonly count: number;
  readonly done: (outcomes: Outcome[]) => void;
  progressAt: number;
}

/** A program loaded once in a persistent process, which is killed and replaced when it fails. */
export class PersistentProgram {
  /** True if the program is loaded anew for every input, like a process. */
  isFresh = false;
  /** Of one input, by the clock. */
  timeMs: number;
  private child: Child | undefined;
  private hasAnswered = false;
  /** The time that the first answer has taken so far. */
  private startMs: number | undefined;
  private waiting: Waiting | undefined;
  private readonly code: string;
  private readonly limits: ProgramLimits;
  private readonly startChild: StartChild;

  /** `code` is a CommonJS module that exports solve. */
  constructor(code: string, limits: ProgramLimits, startChild: StartChild) {
    this.code = code;
    this.limits = limits;
    this.timeMs = limits.timeMs;
    this.startChild = startChild;
  }

  /** The results of the inputs, up to the first that crashes the program or takes too long. */
  async run(inputs: readonly Uint8Array[]): Promise<Outcome[]> {
    if (inputs.length === 0) return [];
    const child = this.child ?? this.start();
    return new Promise((done) => {
      const outcomes: Outcome[] = [];
      this.waiting = { outcomes, count: inputs.length, done, progressAt: performance.now() };
      child.requests.write(frames(INPUT, inputs));
      child.requests.write(frames(BATCH_END, [NOTHING]));
      this.watch(this.waiting);
    });
  }

  stop(): void {
    const { child } = this;
    this.child = undefined;
    child?.kill();
    child?.requests.destroy();
    child?.answers.destroy();
  }

  private start(): Child {
    const child = this.startChild(this.limits.memoryMiB);
    this.child = child;
    this.hasAnswered = false;
    const reader = new FrameReader(KINDS, MAX_ANSWER_BYTES);
    child.answers.on("data", (piece: Buffer) => {
      if (child === this.child) this.take(piece, reader);
    });
    // A child that ends with requests unread breaks the pipe; its exit status says why.
    child.requests.on("error", () => {});
    child.answers.on("error", () => {});
    child.ended.then((outcome) => {
      if (child !== this.child) return;
      this.child = undefined;
      this.settle(outcome);
    });
    child.requests.write(
      frames(this.isFresh ? FRESH : KEEP, [new TextEncoder().encode(this.code)]),
    );
    return child;
  }

  private take(piece: Uint8Array, reader: FrameReader): void {
    try {
      for (const { kind, bytes } of reader.push(piece)) {
        this.settle(
          kind === ANSWER
            ? { kind: "answer", output: bytes }
            : { kind: "crash", message: new TextDecoder().decode(bytes) },
        );
      }
    } catch {
      this.stop();
      this.settle({ kind: "crash", message: "it writes to stdout beside its answers" });
    }
  }

  private settle(outcome: Outcome): void {
    const { waiting } = this;
    if (!waiting) return;
    const now = performance.now();
    if (!this.hasAnswered && outcome.kind === "answer") {
      this.startMs = Math.max(this.startMs ?? 0, now - waiting.progressAt);
    }
    this.hasAnswered = true;
    waiting.outcomes.push(outcome);
    waiting.progressAt = now;
    if (outcome.kind === "answer" && waiting.outcomes.length < waiting.count) return;
    this.waiting = undefined;
    waiting.done(waiting.outcomes);
  }

  /** Kills a child that does not answer within the time of one input. */
  private watch(waiting: Waiting): void {
    const check = () => {
      if (this.waiting !== waiting) return;
      const allowedMs = this.allowedMs();
      const left = waiting.progressAt + allowedMs - performance.now();
      if (left > 0) return void setTimeout(check, left + 1).unref();
      this.stop();
      this.settle({ kind: "time", message: `no answer within ${Math.round(allowedMs)} ms` });
    };
    // Timers run before arrived data is read, so the data gets a turn first.
    setTimeout(() => setImmediate(check), this.timeMs + 1).unref();
  }

  private allowedMs(): number {
    const { timeMs, limits, startMs } = this;
    if (this.hasAnswered) return timeMs;
    if (startMs !== undefined) return timeMs + 2 * startMs;
    const firstMs = Math.min(FIRST_PATIENCE * timeMs, MOST_FIRST_MS);
    return timeMs < limits.timeMs ? timeMs + USUAL_START_MS : timeMs + firstMs;
  }
}
