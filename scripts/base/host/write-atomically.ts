import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { retried } from "../../start/retried.cjs";

const ABANDONED_MS = 3_600_000;

let count = 0;
const swept = new Set<string>();

/**
 * Writes atomically: readers see the old or the new file, even after a crash or a race. A device or a
 * pipe, such as /dev/null, is written to and stays what it is.
 */
export function writeAtomically(file: string, content: Uint8Array | string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) {
    writeFileSync(file, content);
    return;
  }
  byDraft(file, content, (draft) => retried(() => renameSync(draft, file)));
}

/** Writes a new file atomically: readers see nothing or all of it. Throws EEXIST where it is there already. */
export function createAtomically(file: string, content: Uint8Array | string): void {
  byDraft(file, content, (draft) => {
    try {
      linkSync(draft, file); // unlike a rename it replaces nothing
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
      copyFileSync(draft, file, constants.COPYFILE_EXCL); // exFAT and others have no links
    }
    rmSync(draft);
  });
}

function byDraft(file: string, content: Uint8Array | string, publish: (draft: string) => void) {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  if (!swept.has(folder)) removeAbandoned(folder);
  const draft = join(folder, `.${basename(file)}.${process.pid}.${count++}.tmp`);
  try {
    writeFileSync(draft, content);
    publish(draft);
  } catch (error) {
    rmSync(draft, { force: true });
    throw Object.assign(error as Error, { path: file });
  }
}

/** Removes drafts that killed processes left. */
function removeAbandoned(folder: string): void {
  swept.add(folder);
  for (const name of readdirSync(folder)) {
    if (!/^\..*\.\d+\.\d+\.tmp$/.test(name)) continue;
    const draft = join(folder, name);
    const { mtimeMs } = statSync(draft, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED_MS)
      rmSync(draft, { force: true });
  }
}
