import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { writeAtomically } from "../../base/host/write-atomically";
import type { PackageFile } from "../exported-problem";

/** The same bytes at every export: zips keep a time for each file. */
const TIME = new Date(2020, 0, 1);
const [PLAIN, EXECUTABLE] = [0o100644, 0o100755];
const UNIX = 3;

/** The files as one zip; the modes of scripts are kept. */
export function zipOf(files: readonly PackageFile[]): Uint8Array {
  const entries: Zippable = {};
  for (const { path, content, isExecutable } of files) {
    const attrs = (isExecutable ? EXECUTABLE : PLAIN) << 16;
    entries[path] = [bytesOf(content), { os: UNIX, attrs: attrs >>> 0, mtime: TIME, level: 6 }];
  }
  return zipSync(entries);
}

export function writeZip(file: string, files: readonly PackageFile[]): void {
  writeAtomically(file, zipOf(files));
}

/** The files in a folder that is replaced whole. */
export function writeFolder(folder: string, files: readonly PackageFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, content, isExecutable } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (isExecutable) chmodSync(file, 0o755);
  }
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}
