// Long: one class runs a supervisor from request to measurement.
import { chmodSync, copyFileSync, mkdirSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import type { ProgramFiles } from "../../../problem/program-files";
import { type Execution, type Limits, USUAL_FILES, USUAL_PROCESSES } from "../../execution";
import { mountPlan } from "../../mounts";
import { type Usage, usageOfChildren } from "../plain-processes";
import { environmentOf, type Program } from "../program";
import { Reachable } from "../reachable";
import { readAtMost, readTail, readWhole } from "../read-part";
import { sameBytes } from "../same-bytes";
import { noScratchFolder, requireSpace, runFolder } from "../scratch-folder";
import { talkPipes } from "../talk-pipes";
import { type JobGroups, NO_GROUPS } from "./job-groups";
import { LINKS_OF_THIS } from "./links-of-this";
import { type Report, Supervisor } from "./supervisor";

/**
 * How far over its time limit a program may run, so that the judge can distinguish doubtful from clear
 * cases.
 */
const CPU_SLACK = 1.35;
const IDLE_LEAST_MS = 1000;
/** A patient run, on a crowded machine, ends at ten time limits and this. */
const PATIENT_MS = 180_000;

interface Slot {
  readonly supervisor: Supervisor;
  readonly output: string;
  readonly errors: string;
  readonly box: string;
}

/** The other ends of a program's stdin and stdout. */
export interface Ends {
  readonly toProgram: Writable;
  readonly fromProgram: Readable;
  kill(): void;
  /** What it and all that it started have used so far. */
  usage(): Promise<Usage | undefined>;
}

interface Scratch {
  readonly folder: string;
  readonly supervisor: string;
  readonly reachable: Reachable;
}

/** Runs programs in tiers A, B and C: one supervisor a job. */
export class BoxRunner {
  private readonly supervisor: string;
  private readonly tier: "A" | "B" | "C";
  private readonly groups: JobGroups;
  private readonly talking = new Set<Supervisor>();
  private conversations = 0;
  private lazyScratch: Scratch | undefined;
  private readonly slots: Slot[] = [];
  private readonly free: Slot[] = [];

  constructor(supervisor: string, tier: "A" | "B" | "C", groups = NO_GROUPS) {
    this.supervisor = supervisor;
    this.tier = tier;
    this.groups = groups;
  }

  /** The scratch folder; undefined before the first run. */
  get folder(): string | undefined {
    return this.lazyScratch?.folder;
  }

  /** An output that is equal to the file `expected` is not read. */
  async run(
    program: Program,
    input: string,
    limits: Limits,
    expected?: string,
    files: ProgramFiles = {},
  ): Promise<Execution> {
    let slot = await this.living(this.free.pop() ?? this.addSlot());
    try {
      const wish = this.wish(slot, program, input, limits, files);
      let report = await slot.supervisor.run(wish);
      if (!report) {
        slot = await this.living(slot);
        report = await slot.supervisor.run(wish);
      }
      if (!report) throw new Error("a new supervisor ended before its first case");
      return this.execution(report, slot, limits, expected);
    } finally {
      this.free.push(slot);
    }
  }

  /** With a new supervisor, if the kernel or a user has killed the old one. */
  private async living(slot: Slot): Promise<Slot> {
    const { supervisor, output, errors } = slot;
    if (!supervisor.hasDied) return slot;
    await supervisor.endLeft();
    const predecessor = supervisor.pid ?? 0;
    for (const file of [output, errors]) rmSync(file, { force: true }); // what it left may write to them
    const { folder, supervisor: file } = this.scratch;
    const living = {
      ...slot,
      supervisor: new Supervisor(file, folder, this.groups, { predecessor }),
    };
    this.slots.splice(this.slots.indexOf(slot), 1, living);
    return living;
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
    const { supervisor, folder } = this.scratch;
    // Its supervisor removes the whole folder, even when we are killed.
    if (this.slots.length === 0) this.free.push(this.addSlot());
    const talkFolder = join(folder, `talk-${this.conversations++}`); // the supervisor removes it at its end
    mkdirSync(talkFolder);
    chmodSync(talkFolder, 0o711);
    const pipes = talkPipes(talkFolder)!; // there is no Windows in these tiers
    const slot = slotIn(
      talkFolder,
      0,
      new Supervisor(supervisor, talkFolder, this.groups, { talk: pipes.stdio }),
    );
    pipes.handOver();
    this.talking.add(slot.supervisor);
    try {
      const files = {
        ...{ source: "", input: "fd:5", output: "fd:6" },
        ...(isPatient && { idleUs: 0, wallUs: 1000 * (10 * limits.timeMs + PATIENT_MS) }),
      };
      const report = slot.supervisor.run({ ...this.wish(slot, program, "", limits), ...files });
      talk({
        ...pipes,
        kill: () => slot.supervisor.cancel(),
        usage: () => usageOfChildren(slot.supervisor.pid ?? 0),
      });
      const measured = await report;
      if (!measured) throw new Error("the supervisor ended before the case");
      return this.execution({ ...measured, outputBytes: 0 }, slot, limits);
    } finally {
      await slot.supervisor.close();
      this.talking.delete(slot.supervisor);
    }
  }

  /** May be called in the middle of a case: kills what runs and removes all files. */
  async close(): Promise<void> {
    const all = [...this.slots.map(({ supervisor }) => supervisor), ...this.talking];
    await Promise.all(all.map((supervisor) => supervisor.close()));
    if (this.lazyScratch) rmSync(this.lazyScratch.folder, { recursive: true, force: true });
  }

  /** Made when first needed: cases with a known verdict need none. */
  private get scratch(): Scratch {
    if (this.lazyScratch) return this.lazyScratch;
    const folder = runFolder();
    const supervisor = join(folder, "supervisor"); // the payload's user may not reach the cache
    try {
      copyFileSync(this.supervisor, supervisor);
      chmodSync(supervisor, 0o755);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw noScratchFolder(error);
    }
    this.lazyScratch = { folder, supervisor, reachable: new Reachable(folder) };
    return this.lazyScratch;
  }

  private addSlot(): Slot {
    const at = this.slots.length;
    const { folder, supervisor } = this.scratch;
    const slot = slotIn(folder, at, new Supervisor(supervisor, folder, this.groups));
    this.slots.push(slot);
    return slot;
  }

  private wish(
    slot: Slot,
    program: Program,
    input: string,
    limits: Limits,
    files: ProgramFiles = {},
  ) {
    const moved = new Map(program.files.map((file) => [file, this.scratch.reachable.path(file)]));
    const path = (file: string) => {
      const folder = program.folder;
      const isInside = folder !== undefined && file.startsWith(`${folder}/`);
      return isInside ? moved.get(folder)! + file.slice(folder.length) : (moved.get(file) ?? file);
    };
    const readable = program.readable.map(path);
    return {
      tier: this.tier,
      cpuUs: CPU_SLACK * 1000 * finite(limits.timeMs),
      idleUs: 1000 * Math.max(IDLE_LEAST_MS, finite(limits.timeMs)) * (finite(limits.timeMs) && 1),
      wallUs: finite(limits.timeMs) && 1000 * (10 * limits.timeMs + 20_000),
      memoryKiB: 1024 * finite(limits.memoryMiB),
      outputBytes: limits.outputBytes,
      processes: limits.processes ?? USUAL_PROCESSES,
      files: limits.files ?? USUAL_FILES,
      source: input,
      input: `${slot.output}.in`,
      output: slot.output,
      errors: slot.errors,
      box: slot.box,
      inputName: files.input ?? "",
      outputName: files.output ?? "",
      readable,
      mounts:
        this.tier === "A"
          ? mountPlan({ ...program, readable }, dirname(slot.box), LINKS_OF_THIS)
          : [],
      argv: program.argv.map(path),
      env: environmentOf(program, slot.box),
    };
  }

  private execution(
    report: Report,
    slot: Slot,
    { outputBytes }: Limits,
    expected?: string,
  ): Execution {
    const same =
      expected !== undefined && report.exitCode === 0 && sameBytes(slot.output, expected);
    // After a cancelled run the supervisor removes its files, perhaps before we look.
    const cancelled = report.stopped === "cancelled" || slot.supervisor.isEnding;
    const stderr = report.errorBytes > 0 && !cancelled ? readTail(slot.errors) : "";
    const wholeStderr = cancelled
      ? undefined
      : readWhole(slot.errors, report.errorBytes, outputBytes + 1);
    if (!cancelled && (report.exitCode !== 0 || report.signal > 0)) {
      requireSpace(slot.output, stderr, outputBytes);
    }
    const length = same ? 0 : Math.min(report.outputBytes, outputBytes + 1);
    const output = length > 0 ? readAtMost(slot.output, length) : new Uint8Array();
    return {
      ...(same && { same }),
      exitCode: report.exitCode,
      ...(report.signal > 0 && { signal: signalName(report.signal) }),
      ...(report.stopped && { stopped: report.stopped }),
      ...(report.crowded && { crowded: true }),
      timeMs: report.cpuUs / 1000,
      wallMs: report.wallUs / 1000,
      idleMs: report.idleUs / 1000,
      memoryMiB: report.peakKiB / 1024,
      accounts: report.accounts,
      sees: report.sees,
      // Read only on access; if it equals the expected output, it is read from the case's file.
      get output() {
        return same ? readAtMost(expected, report.outputBytes) : output;
      },
      flooded: Math.max(report.outputBytes, report.errorBytes) > outputBytes,
      stderr,
      ...(wholeStderr && { wholeStderr }),
    };
  }
}

function slotIn(folder: string, at: number, supervisor: Supervisor): Slot {
  const file = (name: string) => join(folder, `${name}-${at}`);
  return { supervisor, output: file("out"), errors: file("err"), box: file("box") };
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

function signalName(number: number): string {
  const { signals } = constants;
  return Object.entries(signals).find(([, value]) => value === number)?.[0] ?? `signal ${number}`;
}
