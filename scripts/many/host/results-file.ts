import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmdirSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { typedPath } from "../../base/host/roots";
import { takeLock } from "../../base/host/take-lock";
import { type JobResult, nameOf, parseResult } from "../job-result";

const PAUSE_MS = 5;
const NEWLINE = 10;

/**
 * Results in one file, a line each, which several processes of one machine may add to at once; or in memory alone.
 * A lock guards each write, and a file beside it each job that a living process judges.
 */
export class ResultsFile {
  private readonly byKey = new Map<string, JobResult>();
  /** Of byKey those that came after this process had opened the file. */
  private readonly added = new Map<string, JobResult>();
  private readonly claims = new Map<string, () => void>();
  private readonly file: string | undefined;
  private readonly warn: (text: string) => void;
  /** The end of the last complete line that was read. */
  private offset = 0;
  private lines = 0;
  private isOpen = false;

  constructor(file: string | undefined, warn: (text: string) => void) {
    this.file = file;
    this.warn = warn;
    this.isOpen = file === undefined;
    if (file === undefined) return;
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) {
      throw new ExpectedError(`${typedPath(file)} is no file`, "--results out.jsonl", EXIT.usage);
    }
    mkdirSync(dirname(file), { recursive: true });
    this.refresh();
    for (const name of namesIn(this.claimFolder)) {
      const lock = takeLock(join(this.claimFolder, name)); // killed processes leave theirs
      if (typeof lock === "function") lock();
    }
    this.isOpen = true;
  }

  /** The result of all that decides one; JE decides nothing. With a name, only of that job; or only a new one. */
  find(key: string, name = "", isNew = false): JobResult | undefined {
    return (isNew ? this.added : this.byKey).get(key + name);
  }

  /** Reads what other processes added. */
  refresh(): void {
    if (this.file === undefined || !statSync(this.file, { throwIfNoEntry: false })) return;
    const opened = openSync(this.file, "r");
    try {
      const bytes = Buffer.alloc(Math.max(0, fstatSync(opened).size - this.offset));
      const size = readSync(opened, bytes, 0, bytes.length, this.offset);
      const end = bytes.subarray(0, size).lastIndexOf(NEWLINE) + 1;
      if (end === 0) return;
      for (const line of bytes.toString("utf8", 0, end - 1).split("\n")) this.read(line);
      this.offset += end;
    } finally {
      closeSync(opened);
    }
  }

  /** Adds a line, whole or not at all. */
  add(result: JobResult): void {
    if (this.file === undefined) {
      this.note(result);
      return;
    }
    const release = this.locked();
    let opened: number | undefined;
    try {
      this.refresh();
      opened = openSync(this.file, "a");
      if (fstatSync(opened).size > this.offset) {
        this.warn(
          `${typedPath(this.file)}: cut the last line, which a killed process left incomplete\n`,
        );
        ftruncateSync(opened, this.offset);
      }
      const line = Buffer.from(`${JSON.stringify(result)}\n`);
      try {
        for (let at = 0; at < line.length; ) at += writeSync(opened, line, at);
      } catch (error) {
        ftruncateSync(opened, this.offset);
        throw Object.assign(error as Error, { path: this.file });
      }
    } finally {
      if (opened !== undefined) closeSync(opened);
      release();
    }
    this.refresh();
  }

  /** Whether this process alone judges it from now on, until it releases it or ends. */
  claim(name: string): boolean {
    if (this.claims.has(name)) return false;
    const lock = this.file === undefined ? () => {} : takeLock(join(this.claimFolder, name));
    if (typeof lock === "function") this.claims.set(name, lock);
    else this.refuseOthers(lock?.machine);
    return typeof lock === "function";
  }

  release(name: string): void {
    this.claims.get(name)?.();
    this.claims.delete(name);
  }

  close(): void {
    for (const name of [...this.claims.keys()]) this.release(name);
    try {
      if (this.file !== undefined) rmdirSync(this.claimFolder);
    } catch {
      // it was not needed, or another process has claims in it
    }
  }

  private get claimFolder(): string {
    return `${this.file}.claims`;
  }

  private locked(): () => void {
    for (;;) {
      const lock = takeLock(`${this.file}.lock`);
      if (typeof lock === "function") return lock;
      this.refuseOthers(lock?.machine);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }

  private refuseOthers(machine: string | undefined): void {
    if (machine === undefined) return;
    throw new ExpectedError(
      `${typedPath(this.file!)} is used on another machine, ${machine}`,
      `a file of its own for each machine; if that one has ended, remove ${typedPath(this.file!)}.lock and .claims`,
      EXIT.usage,
    );
  }

  private read(line: string): void {
    this.lines++;
    const result = parseResult(line);
    if (result) this.note(result);
    else this.warn(`${typedPath(this.file!)}: line ${this.lines} is no result: it is not read\n`);
  }

  private note(result: JobResult): void {
    if (result.verdict === "JE") return;
    for (const name of ["", nameOf(result)]) {
      this.byKey.set(result.key + name, result);
      if (this.isOpen) this.added.set(result.key + name, result);
    }
  }
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder).filter((name) => !name.startsWith("."));
}
