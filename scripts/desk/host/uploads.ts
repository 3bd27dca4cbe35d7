import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CACHE } from "../../base/host/roots";
import type { Reply } from "../desk-command";
import { safePath } from "../safe-path";

const FOLDER = join(CACHE, "desk", "uploads");
/** As a zip may have. */
const MOST_BYTES = 512 << 20;
const sizes = new Map<string, number>();

/** Adds a piece to a file that the page sends; its path is made harmless and lies below the upload's own folder. */
export function takePiece(upload: string, path: string, from: number, data: string): Reply {
  const safe = safePath(path);
  if (safe === undefined) return { error: `${path} is no name of a file`, hint: "rename it" };
  const bytes = Buffer.from(data, "base64");
  const size = (sizes.get(upload) ?? 0) + bytes.length;
  if (size > MOST_BYTES) {
    dropUpload(upload);
    return { error: "more than 512 MiB", hint: "jb import takes folders of any size" };
  }
  sizes.set(upload, size);
  const file = join(FOLDER, upload, safe);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes, { flag: from === 0 ? "w" : "a" });
  return { done: true };
}

/** What was uploaded: the one zip, or the folder with the files; undefined where nothing came. */
export function uploaded(upload: string): string | undefined {
  const folder = join(FOLDER, upload);
  if (!sizes.has(upload) || !existsSync(folder)) return undefined;
  const names = readdirSync(folder);
  const [first] = names;
  if (first === undefined) return undefined;
  const isOne = names.length === 1;
  const only = join(folder, first);
  return isOne && (statSync(only).isDirectory() || /\.(zip|tgz|gz)$/i.test(first)) ? only : folder;
}

export function dropUpload(upload: string): void {
  sizes.delete(upload);
  rmSync(join(FOLDER, upload), { recursive: true, force: true });
}
