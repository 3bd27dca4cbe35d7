import { accessSync, constants, readdirSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { ExpectedError } from "../../../base/expected-error";
import { CACHE, shownPath } from "../../../base/host/roots";

/**
 * Refuses to judge where folders of the cache are another user's, as after one run with sudo: what is judged
 * could not be remembered. `folder` is for tests.
 */
export function requireOwnCache(folder = CACHE): void {
  const closed = closedFolder(folder);
  if (closed === undefined) return;
  throw new ExpectedError(
    `${shownPath(closed)} belongs to another user, as after a run with sudo`,
    `sudo chown -R ${userInfo().username} ${shownPath(folder)}`,
  );
}

/** The first of its folders, two deep, that cannot be written. */
function closedFolder(folder: string, depth = 2): string | undefined {
  for (const entry of entriesOf(folder)) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    if (!isWritable(path)) return path;
    const below = depth > 1 ? closedFolder(path, depth - 1) : undefined;
    if (below !== undefined) return below;
  }
  return undefined;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // there is none yet
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "EACCES";
  }
}
