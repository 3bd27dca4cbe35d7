// Long: one class runs a program from its start to what the system tells of it.
import { closeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { execa, type Options } from "execa";
import { removeTree } from "../../../base/host/remove-tree";
import type { ProgramFiles } from "../../../problem/program-files";
import type { Execution, Limits } from "../../execution";
import type { Ends } from "../box/box-runner";
import type { PlainSystem } from "../plain-processes";
import { environmentOf, type Program } from "../program";
import { runFolder } from "../scratch-folder";
import { Guard } from "./guard";
import { plainCommand } from "./plain-command";
import { type Ended, executionOf } from "./plain-execution";
import { filePlace, type Place, pipePlace, sizeOf } from "./plain-place";
import { plainSystem } from "./plain-system";
import { type Watched, watch } from "./plain-watch";

/** A killed program that has not ended after this time is not waited for. */
const PATIENCE_MS = 5000;

/** A program's file is held for a moment, by a virus scanner say, or the system has no process left. */
const HELD = ["UNKNOWN", "EBUSY", "ETXTBSY", "EAGAIN"];
const RETRIES = 5;
const RETRY_MS = 100;

type Result = Omit<Ended, "isCancelled">;

interface Child {
  readonly pid: number | undefined;
  readonly ended: Promise<Result>;
  /** How it stands, where it does not end; it keeps the judge from ending no more. */
  leave(): Result;
}

interface RunRequest {
  readonly limits: Limits;
  readonly expected?: string | undefined;
  /** Holds the other ends of its pipes. */
  readonly talk?: (ends: Ends) => void;
  readonly isPatient?: boolean;
}

/**
 * Tiers D and E, which have no supervisor: timers, and a process group that is killed as a whole. A Node
 * program reports its own usage when it ends; for other and for killed programs the last sample counts; if
 * the system reports nothing, the wall time counts instead of CPU time.
 */
export class PlainRunner {
  private readonly permissions: boolean;
  readonly system: PlainSystem;
  private readonly patienceMs: number;
  readonly folder = runFolder();
  private readonly guard = new Guard(this.folder);
  private readonly running = new Map<Promise<Execution>, () => void>();
  private count = 0;
  private isClosed = false;

  constructor(permissions: boolean, system = plainSystem(), patienceMs = PATIENCE_MS) {
    this.permissions = permissions;
    this.system = system;
    this.patienceMs = patienceMs;
  }

  async run(
    program: Program,
    input: string,
    limits: Limits,
    expected?: string,
    files: ProgramFiles = {},
  ): Promise<Execution> {
    for (let left = RETRIES; ; left--) {
      const place = filePlace(this.newFolder(), input, files);
      try {
        return await this.start(program, place, { limits, expected });
      } catch (error) {
        const isHeld = HELD.includes((error as NodeJS.ErrnoException).code ?? "");
        if (left > 0 && isHeld) await pause(RETRY_MS);
        if (left === 0 || !isHeld || this.isClosed) throw error;
      }
    }
  }

  /**
   * Runs a program whose stdin and stdout are pipes; `talk` holds their other ends. A patient run has no
   * limit for the time that the program waits.
   */
  async converse(
    program: Program,
    limits: Limits,
    talk: (ends: Ends) => void,
    isPatient = false,
  ): Promise<Execution> {
    return this.start(program, pipePlace(this.newFolder()), { limits, talk, isPatient });
  }

  /** Ends what runs and waits for it: Windows removes no folder that a process holds. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const kill of this.running.values()) kill();
    const late = pause(this.patienceMs, undefined, { ref: false });
    await Promise.race([Promise.allSettled(this.running.keys()), late]);
    this.system.close();
    if (!removeTree(this.folder)) {
      process.emitWarning(`something holds ${this.folder}: the next run removes it`);
    }
    await this.guard.close();
  }

  private newFolder(): string {
    return join(this.folder, String(this.count++));
  }

  private start(program: Program, place: Place, wish: RunRequest): Promise<Execution> {
    const { box, input, stdio, pipes } = place;
    const [system, permissions] = [this.system, this.permissions];
    const start = performance.now();
    const heapMiB = system.alwaysTells ? Number.POSITIVE_INFINITY : wish.limits.memoryMiB;
    const [file, ...args] = plainCommand(program, { permissions, input, box, heapMiB });
    // Descriptors above 2 are not among the types, but work.
    const child = execa(file!, args, {
      cwd: box,
      stdio,
      extendEnv: false,
      env: Object.fromEntries(
        environmentOf(program, box).map((setting) => setting.split(/=(.*)/s)),
      ),
      reject: false,
      buffer: false,
      detached: system.groups,
    } as unknown as Options);
    const { pid } = child;
    let [isOver, isCancelled] = [false, false];
    const kill = () => {
      isCancelled = !isOver;
      if (pid !== undefined) void system.killAll(pid, markOf(place));
    };
    // execa also waits for the pipes of a talk, which perhaps nobody reads.
    const exit = new Promise<Pick<Ended, "exitCode" | "signal">>((done) => {
      child.once("exit", (code, signal) => done(signal ? { signal } : { exitCode: code ?? 0 }));
    });
    const ended = Promise.race(wish.talk ? [child, exit] : [child]).then((result) => {
      isOver = true;
      return { ...result, wallMs: performance.now() - start };
    });
    const leave = () => {
      for (const pipe of child.stdio) pipe?.destroy();
      child.unref();
      return { wallMs: performance.now() - start };
    };
    const usage = () => system.usageOfTree(pid ?? 0);
    pipes?.handOver();
    const { toProgram, fromProgram } = pipes ?? {
      toProgram: child.stdin!,
      fromProgram: child.stdout!,
    };
    wish.talk?.({ toProgram, fromProgram, kill, usage });
    const run = this.watched({ pid, ended, leave }, place, wish, () => isCancelled);
    this.running.set(run, kill);
    const over = () => void this.running.delete(run);
    run.then(over, over);
    return run;
  }

  private async watched(
    { pid, ended, leave }: Child,
    place: Place,
    { limits, expected, talk, isPatient = false }: RunRequest,
    isCancelled: () => boolean,
  ): Promise<Execution> {
    const { system, guard } = this;
    const written = () => Math.max(sizeOf(place.output), sizeOf(place.errors));
    let watched: Watched = { idleMs: 0 };
    if (pid !== undefined) {
      guard.add(pid);
      const running = { pid, ended, written, isPatient, isTalking: talk !== undefined };
      watched = await watch(system, running, limits);
      if (watched.stopped) await system.killAll(pid, markOf(place));
    }
    const late = watched.stopped && pause(this.patienceMs, undefined, { ref: false });
    const end = await (late ? Promise.race([ended, late]) : ended);
    const result = { ...(end ?? leave()), isCancelled: isCancelled() };
    if (pid !== undefined) {
      await system.killLeft(pid, false, markOf(place));
      if (end) guard.remove(pid);
      else process.emitWarning(`process ${pid} was killed, but has not ended`);
    }
    const handedOver: readonly unknown[] = place.pipes?.stdio ?? [];
    for (const descriptor of place.stdio) {
      if (descriptor !== "pipe" && !handedOver.includes(descriptor)) closeSync(descriptor);
    }
    try {
      return executionOf(result, watched, place, limits, system, expected);
    } finally {
      await this.remove(place, pid);
    }
  }

  /** What holds a folder was left by the program. */
  private async remove(place: Place, pid: number | undefined): Promise<void> {
    if (removeTree(place.folder) || pid === undefined) return;
    await this.system.killLeft(pid, true, markOf(place));
    removeTree(place.folder); // else close() removes it
  }
}

/** Stands in the environment of a program and of all that it starts. */
function markOf({ box }: Place): string {
  return `HOME=${box}`;
}
