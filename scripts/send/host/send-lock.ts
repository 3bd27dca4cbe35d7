import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { ExpectedError } from "../../base/expected-error";
import { isRunning } from "../../base/host/is-running";
import { typedName, WORKSPACE } from "../../base/host/roots";
import { createAtomically } from "../../base/host/write-atomically";
import { submissionsFile } from "../../problem/host/submissions";

/** Lets one process at a time send a task; gives what ends that. Throws where another one sends it. */
export function sendLock(slug: string, root = WORKSPACE): () => void {
  const file = `${submissionsFile(slug, root)}.lock`;
  for (let round = 0; round < 3; round++) {
    try {
      createAtomically(file, String(process.pid));
      let isHeld = true;
      return () => {
        if (isHeld) rmSync(file, { force: true }); // once: it may be another process's by now
        isHeld = false;
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = holderOf(file);
    if (holder === undefined) continue; // it has just ended
    if (holder === process.pid || isRunning(holder)) {
      throw new ExpectedError(
        `process ${holder} is sending ${typedName(slug)}; sent: no`,
        "wait for it; npm run submit -- --list shows what was sent",
      );
    }
    breakLock(file, holder);
  }
  throw new ExpectedError(`${typedName(slug)} is being sent; sent: no`, "try again");
}

/** Takes away what a killed process left; one process alone, and only if it is still that one's. */
function breakLock(file: string, dead: number): void {
  const mark = `${file}.${dead}`;
  try {
    writeFileSync(mark, "", { flag: "wx" });
  } catch {
    return; // another process does so
  }
  if (holderOf(file) === dead) rmSync(file, { force: true });
  rmSync(mark, { force: true });
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? pid : Number.MAX_SAFE_INTEGER;
  } catch {
    return undefined;
  }
}
