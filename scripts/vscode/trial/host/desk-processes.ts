import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** The command lines of what judgebench runs in a folder, by Linux' list of processes. */
export function deskProcesses(folder: string): string[] {
  return readdirSync("/proc").flatMap((id) => {
    try {
      if (readlinkSync(join("/proc", id, "cwd")) !== folder) return [];
      const line = readFileSync(join("/proc", id, "cmdline"), "utf8").replaceAll("\0", " ");
      return /\b(jb|start)\.cjs\b/.test(line) ? [line.trim()] : [];
    } catch {
      return []; // no process, or it has ended
    }
  });
}
