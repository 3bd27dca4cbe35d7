import { readdirSync, readFileSync } from "node:fs";
import { execaSync } from "execa";

const ROUNDS = 50;
const TICK_MS = 10; // of the clock that /proc/<pid>/stat counts in, on every Linux that Node runs on

/** What a running process has used so far; undefined where the system does not tell. */
export function usageOf(pid: number | undefined): { cpuMs: number; memoryMiB: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const cpuMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return { cpuMs, memoryMiB: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 };
  } catch {
    return undefined;
  }
}

/** Kills a process, its group, and all that has `mark` in its environment, also in other sessions. */
export function killAll(pid: number | undefined, mark: string): void {
  if (pid === undefined) return;
  if (process.platform === "win32") {
    execaSync("taskkill", ["/pid", String(pid), "/t", "/f"], { reject: false });
    return;
  }
  kill(-pid);
  for (let round = 0; round < ROUNDS; round++) {
    const left = marked(mark);
    if (left.length === 0) return;
    for (const each of left) kill(each);
  }
}

function marked(mark: string): number[] {
  if (process.platform !== "linux") {
    const { stdout } = execaSync("ps", ["-axEww", "-o", "pid=,command="], { reject: false });
    return stdout
      .split("\n")
      .filter((line) => line.includes(mark))
      .map((line) => Number.parseInt(line, 10));
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(mark))
    .map(Number);
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1");
  } catch {
    return ""; // it has ended, or is not ours
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // it has ended
  }
}
