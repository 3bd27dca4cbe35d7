import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { CACHE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";

const FILE = join(CACHE, "file-hashes.json");
/** A file that changed this recently could change again within the same tick of the clock. */
const SETTLED_MS = 2000;
const KEPT_MOST = 100_000;
const PART_BYTES = 1 << 18;

type Known = Map<string, { readonly mark: string; readonly sha256: string }>;

let hashes: Known | undefined;
let changed = false;

/**
 * SHA-256 of a file. If size, times and inode are unchanged, it uses the stored hash, like git's index.
 */
export function contentHash(file: string): string {
  hashes ??= remembered();
  const { size, mtimeNs, ctimeNs, ctimeMs, ino } = statSync(file, { bigint: true });
  const mark = `${size} ${mtimeNs} ${ctimeNs} ${ino}`;
  const old = hashes.get(file);
  if (old?.mark === mark) return old.sha256;
  const hash = hashOf(file);
  if (Date.now() - Number(ctimeMs) > SETTLED_MS) {
    hashes.delete(file);
    hashes.set(file, { mark, sha256: hash });
    changed = true;
  }
  return hash;
}

/** In parts: Node reads no file above 2 GiB at once. */
function hashOf(file: string): string {
  const hash = createHash("sha256");
  const opened = openSync(file, "r");
  try {
    const part = Buffer.allocUnsafe(PART_BYTES);
    let size: number;
    do {
      size = readSync(opened, part);
      hash.update(part.subarray(0, size));
    } while (size > 0);
  } finally {
    closeSync(opened);
  }
  return hash.digest("hex");
}

/** SHA-256 of a module and of everything it imports by a path. */
export function moduleHash(file: string, seen = new Set<string>()): string {
  const hash = createHash("sha256");
  for (const path of modules(file, seen)) hash.update(contentHash(path));
  return hash.digest("hex");
}

/** Stores the hashes for the next run. */
export function saveHashes(): void {
  if (!changed || !hashes) return;
  writeAtomically(FILE, JSON.stringify([...hashes].slice(-KEPT_MOST)));
  changed = false;
}

function modules(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, type, path] of text.matchAll(/^(?:import|export)( type)?\b[^;]*?"(\.[^"]+)"/gm)) {
    if (type === undefined) modules(join(dirname(file), `${path}.ts`), seen);
  }
  return seen;
}

function remembered(): Known {
  try {
    return new Map(JSON.parse(readFileSync(FILE, "utf8")));
  } catch {
    return new Map();
  }
}
