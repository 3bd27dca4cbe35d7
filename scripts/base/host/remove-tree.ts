import { chmodSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const OWN = 0o700;

/** Windows removes nothing that a process holds: one that ends, or a virus scanner for a moment. */
const RETRIES = { maxRetries: 5, retryDelay: 20 } as const;

/**
 * Removes a program's folder of any depth and with any modes. It moves sub-folders up before emptying
 * them, so that no path exceeds the system's limit. False where something holds it.
 */
export function removeTree(folder: string): boolean {
  let names = 0;
  try {
    chmodSync(folder, OWN);
    for (let left = true; left; ) {
      left = false;
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (!entry.isDirectory()) {
          rmSync(path, { force: true });
          continue;
        }
        chmodSync(path, OWN);
        for (const below of readdirSync(path, { withFileTypes: true })) {
          const inner = join(path, below.name);
          if (below.isDirectory()) {
            chmodSync(inner, OWN);
            renameSync(inner, join(folder, `...${names++}`));
            left = true;
          } else rmSync(inner, { force: true });
        }
        rmdirSync(path);
      }
    }
    rmdirSync(folder);
    return true;
  } catch {
    return removeSlowly(folder); // a system with other rules
  }
}

function removeSlowly(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true, ...RETRIES });
    return true;
  } catch {
    return false;
  }
}
