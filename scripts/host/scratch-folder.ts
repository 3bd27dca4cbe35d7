import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ExpectedError } from "../core/expected-error";

/** Where programs and outputs of one run lie. Another user must be able to walk through, not to look. */
export function scratchFolder(): string {
  try {
    const folder = mkdtempSync(join(tmpdir(), "judge-"));
    chmodSync(folder, 0o711);
    return folder;
  } catch (error) {
    const { message } = error as Error;
    throw new ExpectedError(
      `no scratch folder: ${message}`,
      "TMPDIR=/a/folder/with/room npm run judge",
    );
  }
}

/** Nothing of the user's own: one inherited variable can double Node's start, or hold a secret. */
export function environment(home: string): string[] {
  return ["PATH=/usr/local/bin:/usr/bin:/bin", "LANG=C.UTF-8", `HOME=${home}`, `TMPDIR=${home}`];
}
