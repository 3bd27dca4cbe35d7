import type { Readable, Writable } from "node:stream";
import { execa } from "execa";
import type { Execution } from "../../runner/execution";
import { BoxRunner, type Ends } from "../../runner/host/box/box-runner";
import type { PlainRunner } from "../../runner/host/plain/plain-runner";
import { usageOf } from "../../runner/host/plain-processes";
import { emptyProgram } from "../../runner/host/program";
import type { SandboxTier } from "../../runner/sandbox-tier";
import type { Outcome } from "../stress-event";
import { childCode, seatBelt } from "./child-command";

/** A process that answers inputs, seen from its parent. */
export interface Child {
  readonly requests: Writable;
  readonly answers: Readable;
  kill(): void;
  /** How it ended, after all its answers have been read. */
  readonly ended: Promise<Outcome>;
}

export type StartChild = (memoryMiB: number) => Child;

const ERRORS_BYTES = 1 << 20;
const STDERR_CHARACTERS = 4000;
const LOOK_MS = 50;

/** Starts children in the judge's sandbox, or with Node's permission model alone. */
export function childStarter(runner: BoxRunner | PlainRunner, tier: SandboxTier): StartChild {
  return runner instanceof BoxRunner
    ? (memoryMiB) => boxed(runner, tier, memoryMiB)
    : (memoryMiB) => plain(memoryMiB);
}

function childArguments(memoryMiB: number, isBoxed: boolean): string[] {
  const belt = isBoxed ? [] : [seatBelt()];
  return [`--max-old-space-size=${memoryMiB}`, ...belt, "--no-warnings", "-e", childCode()];
}

/** Allows more memory than for one input: garbage of thousands of inputs stays longer. */
function residentMiB(memoryMiB: number): number {
  return 2 * memoryMiB + 128;
}

function boxed(runner: BoxRunner, tier: SandboxTier, memoryMiB: number): Child {
  const node = emptyProgram();
  const argv = [node.argv[0]!, ...childArguments(memoryMiB, tier < "C")];
  const limits = {
    timeMs: Number.POSITIVE_INFINITY, // of a single input, by the parent's clock
    memoryMiB: residentMiB(memoryMiB),
    outputBytes: ERRORS_BYTES,
  };
  let ends: Ends | undefined;
  const run = runner.converse({ ...node, argv }, limits, (pipes) => {
    ends = pipes;
  });
  const { toProgram: requests, fromProgram: answers, kill } = ends!; // set before the first await
  const ended = Promise.all([run, drained(answers)]).then(
    ([execution]) => ending(execution),
    (error: Error): Outcome => ({ kind: "crash", message: error.message }),
  );
  return { requests, answers, kill, ended };
}

function plain(memoryMiB: number): Child {
  const child = execa(process.execPath, childArguments(memoryMiB, false), {
    stdin: "pipe",
    extendEnv: false,
    env: { PATH: process.env.PATH ?? "", LANG: "C.UTF-8" },
    buffer: false,
    reject: false,
  });
  let stderr = "";
  child.stderr.on("data", (piece) => {
    stderr = (stderr + piece).slice(-STDERR_CHARACTERS);
  });
  let stopped: "memory" | undefined;
  const look = setInterval(async () => {
    const usage = child.pid === undefined ? undefined : await usageOf(child.pid);
    if ((usage?.memoryMiB ?? 0) <= residentMiB(memoryMiB)) return;
    stopped = "memory";
    child.kill("SIGKILL");
  }, LOOK_MS);
  const ended = Promise.all([child, drained(child.stdout)]).then(([{ exitCode = 0, signal }]) => {
    clearInterval(look);
    return ending({ exitCode, stderr, ...(signal && { signal }), ...(stopped && { stopped }) });
  });
  return {
    requests: child.stdin,
    answers: child.stdout,
    kill: () => void child.kill("SIGKILL"),
    ended,
  };
}

function drained(answers: Readable): Promise<void> {
  return new Promise((done) => {
    for (const event of ["end", "close", "error"] as const) answers.once(event, () => done());
  });
}

function ending({
  exitCode,
  signal,
  stopped,
  stderr,
}: Pick<Execution, "exitCode" | "signal" | "stopped" | "stderr">): Outcome {
  const reason = stderr.match(/^(?:FATAL|\w*Error)\b.*/m)?.[0] ?? stderr.trim().slice(-300);
  if (stopped === "memory" || /heap|memory/.test(reason)) {
    return { kind: "memory", message: `out of memory ${reason}`.trim() };
  }
  const how = signal ? `ended by ${signal}` : `exit code ${exitCode}`;
  return { kind: "crash", message: `${how} ${reason}`.trim() };
}
