import { execa } from "execa";
import { killProcess, type PlainSystem, type Usage } from "../plain-processes";
import { LISTERS, type Row, WindowsTable } from "./windows-table";

const TASKKILL = `${process.env.SystemRoot ?? "C:\\Windows"}\\System32\\taskkill.exe`;
const PATIENCE_MS = 3000;

/**
 * Windows has no process groups: the tree of a program is listed while it runs. A process whose parent has
 * ended still names it.
 */
export class WindowsProcesses implements PlainSystem {
  readonly lookMs = 1000;
  readonly alwaysTells = false;
  readonly groups = false;
  private readonly table: WindowsTable;
  private readonly taskkill: readonly string[];
  /** The descendants of each program that were ever listed, with their parents. */
  private readonly trees = new Map<number, Map<number, number>>();

  constructor(listers = LISTERS, taskkill: readonly string[] = [TASKKILL], patienceMs?: number) {
    this.table = new WindowsTable(listers, patienceMs);
    this.taskkill = taskkill;
  }

  usage(pid: number): Promise<Usage | undefined> {
    return this.usageOfTree(pid);
  }

  async usageOfTree(pid: number): Promise<Usage | undefined> {
    const tree = await this.listed(pid);
    const root = tree?.find((row) => row.pid === pid);
    if (!tree || root?.cpuMs === undefined) return undefined;
    const sum = (of: (row: Row) => number) => tree.reduce((total, row) => total + of(row), 0);
    return { cpuMs: sum(({ cpuMs = 0 }) => cpuMs), memoryMiB: sum(({ memoryMiB }) => memoryMiB) };
  }

  /** Where taskkill fails, hangs or is absent, the program and those that were listed are killed one by one. */
  async killAll(pid: number): Promise<void> {
    const [program, ...words] = this.taskkill;
    const tree = [...(this.trees.get(pid)?.keys() ?? [])];
    await execa(program!, [...words, "/pid", String(pid), "/t", "/f"], {
      stdio: "ignore",
      reject: false,
      timeout: PATIENCE_MS,
      forceKillAfterDelay: false,
      killSignal: "SIGKILL",
    });
    for (const one of [pid, ...tree]) killProcess(one);
  }

  async killLeft(pid: number, isHeld: boolean): Promise<void> {
    // A list costs as much as a short program, so it is asked for only where something may be left.
    if (isHeld || this.trees.has(pid)) {
      for (const row of (await this.listed(pid)) ?? []) if (row.pid !== pid) killProcess(row.pid);
    }
    if (!isHeld) this.trees.delete(pid);
  }

  close(): void {
    this.table.close();
  }

  /** The program and all that it has started, also through processes that have ended. */
  private async listed(pid: number): Promise<readonly Row[] | undefined> {
    const rows = await this.table.look();
    if (!rows) return undefined;
    const startOf = this.trees.get(pid) ?? new Map<number, number>();
    // Windows gives the number of an ended process to another one soon. What is older than the judge, as the
    // user's desktop, may name a parent whose number a program has now.
    const oldest = rows.find((row) => row.pid === process.pid)?.bornAt ?? 0;
    const younger = rows.filter(({ bornAt = oldest }) => bornAt >= oldest);
    for (let before = -1; before < startOf.size; ) {
      before = startOf.size;
      for (const row of younger) {
        if (row.pid !== pid && (row.parent === pid || startOf.has(row.parent)))
          startOf.set(row.pid, row.parent);
      }
    }
    if (startOf.size > 0) this.trees.set(pid, startOf);
    return younger.filter((row) => row.pid === pid || startOf.get(row.pid) === row.parent);
  }
}
