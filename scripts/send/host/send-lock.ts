import { ExpectedError } from "../../base/expected-error";
import { typedName, WORKSPACE } from "../../base/host/roots";
import { takeLock } from "../../base/host/take-lock";
import { submissionsFile } from "../../problem/host/submissions";

/** Lets one process at a time send a task; gives what ends that. Throws where another one sends it. */
export function sendLock(slug: string, root = WORKSPACE): () => void {
  const file = `${submissionsFile(slug, root)}.lock`;
  const lock = takeLock(file);
  if (typeof lock === "function") return lock;
  if (!lock) throw new ExpectedError(`${typedName(slug)} is being sent; sent: no`, "try again");
  const { pid, machine } = lock;
  throw new ExpectedError(
    `process ${pid}${machine === undefined ? "" : ` of ${machine}`} is sending ${typedName(slug)}; sent: no`,
    machine === undefined
      ? "wait for it; npm run submit -- --list shows what was sent"
      : `wait for it; if it has ended, remove ${file}`,
  );
}
