import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CACHE } from "../../base/host/roots";

const FOLDER = join(CACHE, "desk", "found");

/** The output of the last run of a failing case; the engine writes it, the server reads it. */
export function foundFile(slug: string, name: string): string {
  return join(FOLDER, encodeURIComponent(slug), `case ${encodeURIComponent(name)}`);
}

/** Input and output of the last run on a custom input. */
export function customFile(slug: string, part: "input" | "output"): string {
  return join(FOLDER, encodeURIComponent(slug), part);
}

export function writeFound(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export function dropFound(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}
