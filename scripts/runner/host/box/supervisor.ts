import { finished } from "node:stream/promises";
import { execa } from "execa";
import { endScope, inScope, type JobGroups } from "./job-groups";
import { type RunRequest, requestMessage } from "./run-request";

/** What the supervisor measured. */
export interface Report {
  readonly exitCode: number;
  readonly signal: number;
  readonly stopped: "" | "time" | "idle" | "disk" | "starved" | "memory" | "output" | "cancelled";
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
  /** Whether the supervisor may see the descriptors of programs. */
  readonly sees: boolean;
  /** Other programs of its uid left it too few processes and threads. */
  readonly crowded: boolean;
  readonly error: string;
  readonly failed: string;
}

/** Why there is no report: the supervisor had ended before the case, or it ended in the middle of it. */
const NOT_BEGUN = Symbol("not begun");
const BROKEN_OFF = Symbol("broken off");
type Answer = string | typeof NOT_BEGUN | typeof BROKEN_OFF;

export interface SupervisorOptions {
  /** The descriptors that programs read as "fd:5" and write as "fd:6". */
  readonly talk?: readonly [stdin: number, stdout: number];
  /** The process id of a supervisor that was killed: the new one ends what it has left. */
  readonly predecessor?: number;
}

/** One long-lived supervisor: runs one case at a time, requested and answered over a pipe. */
export class Supervisor {
  private readonly process;
  private readonly ended: Promise<unknown>;
  /** After its death: ends what it has left in its scope of systemd. */
  readonly endLeft: () => Promise<unknown>;
  private answered: ((answer: Answer) => void) | undefined;
  private isClosed = false;
  private hasEnded = false;
  private text = "";

  /** The supervisor removes `scratch` when it ends, even after we were killed. */
  constructor(
    file: string,
    scratch: string,
    groups: JobGroups,
    { talk, predecessor = 0 }: SupervisorOptions = {},
  ) {
    const { places, runtimeFolder } = groups;
    // Descriptors above 2 are not among the types, but work.
    const conversation = (talk ? ["ignore", "ignore", ...talk] : []) as "ignore"[];
    const scoped = inScope(groups, [file, scratch, String(predecessor), ...places]);
    const [first, ...rest] = scoped.words;
    this.endLeft = async () => scoped.name && (await endScope(scoped.name, groups));
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
    this.process.stdin.on("error", () => {}); // reported by the write, or by `ended`
    this.process.stdout.setEncoding("utf8").on("data", (text: string) => this.read(text));
    // Not only execa's promise: that waits for the conversation's pipes, which a program may hold open.
    const exit = new Promise<void>((resolve) => this.process.once("exit", () => resolve()));
    const drained = exit.then(() => finished(this.process.stdout).catch(() => {}));
    this.ended = Promise.race([this.process, drained]).then(() => {
      this.hasEnded = true;
      this.answer(BROKEN_OFF);
    });
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** We have told it to end: its files may be gone. */
  get isEnding(): boolean {
    return this.isClosed;
  }

  /** It runs no case any more, though nobody has closed it. */
  get hasDied(): boolean {
    const { exitCode, signalCode } = this.process;
    return !this.isClosed && (this.hasEnded || exitCode !== null || signalCode !== null);
  }

  /** Undefined if the supervisor had died before it could begin. */
  async run(request: RunRequest): Promise<Report | undefined> {
    if (this.hasDied) return undefined;
    const answer = await new Promise<Answer>((resolve) => {
      this.answered = resolve;
      this.process.stdin.write(requestMessage(request), (fault) => {
        if (!fault) return;
        this.hasEnded = true;
        this.answer(this.isClosed ? BROKEN_OFF : NOT_BEGUN);
      });
    });
    if (answer === NOT_BEGUN) return undefined;
    if (answer === BROKEN_OFF) throw new Error("the supervisor ended in the middle of a case");
    const report = JSON.parse(answer) as Report;
    const { error, failed } = report;
    // What bubblewrap says has its error already.
    if (error) throw new Error(failed.startsWith("bwrap: ") ? failed : `${failed}: ${error}`);
    return report;
  }

  /** Kills the running case; its answer still arrives. */
  cancel(): void {
    this.isClosed = true;
    this.process.stdin.destroy();
  }

  /** Kills what still runs, cleans up, and waits until that is done. */
  async close(): Promise<void> {
    this.isClosed = true;
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

  private answer(answer: Answer): void {
    this.answered?.(answer);
    this.answered = undefined;
  }
}
