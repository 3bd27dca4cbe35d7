import { readdirSync, readFileSync } from "node:fs";

/** The process ids of the supervisors inside the kept boxes. Our supervisor started bubblewrap, which started them. */
export function innerSupervisors(scratch: string): number[] {
  const command = (pid: number) => textOf(`/proc/${pid}/cmdline`);
  const parent = (pid: number) =>
    Number(/^PPid:\s+(\d+)$/m.exec(textOf(`/proc/${pid}/status`))?.[1]);
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => command(pid).startsWith("/.supervisor\0--inside\0"))
    .filter((pid) => command(parent(parent(pid))).startsWith(`${scratch}/supervisor\0`));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
