import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

let count = 0;

/** Writes a file so that it is there whole or not at all, whoever kills us and whoever else writes. */
export function writeAtomically(file: string, content: Uint8Array | string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `.${basename(file)}.${process.pid}.${count++}.tmp`);
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
