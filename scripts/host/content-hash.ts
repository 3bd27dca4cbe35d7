import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

const known = new Map<string, { mark: string; sha256: string }>();

/** SHA-256 of a file, read once a process as long as it stays the same. */
export function contentHash(file: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  const mark = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  const old = known.get(file);
  if (old?.mark === mark) return old.sha256;
  const sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");
  known.set(file, { mark, sha256 });
  return sha256;
}
