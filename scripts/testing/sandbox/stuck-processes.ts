import { readdirSync, readFileSync } from "node:fs";

/** How many lines tell enough. */
const MOST = 60;

/**
 * Supervisors and what descends from them, a line each: number, parent, state, user and command, and behind
 * it where in the kernel it stands, as far as we may know. For a test that has waited too long: what it
 * prints is all that is left of the moment.
 */
export function stuckProcesses(): string {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [pid, fact(pid, "PPid")]));
  const isSupervisor = (pid: string) => fact(pid, "Name") === "supervisor";
  const descends = (pid: string | undefined): boolean =>
    pid !== undefined && (isSupervisor(pid) || descends(parents.get(pid)));
  return all
    .filter(descends)
    .slice(0, MOST)
    .map((pid) => {
      const facts = ["PPid", "State", "Uid", "Name"].map((name) => fact(pid, name)).join(" ");
      const frames = read(`/proc/${pid}/stack`).replaceAll(/\[<.*?>\] /g, "");
      return `${pid} ${facts}: ${frames.trim().split("\n").slice(0, 8).join(" < ")}`;
    })
    .join("\n");
}

function fact(pid: string, name: string): string {
  const value = new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(read(`/proc/${pid}/status`))?.[1];
  return value ?? "?";
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // it has ended
  }
}
