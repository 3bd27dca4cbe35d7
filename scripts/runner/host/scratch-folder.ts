import { chmodSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { scratchFolder } from "../../base/host/scratch-folder";
import { systemHints } from "../../base/host/system-hints";
import { isEnterable } from "./reachable";

const LEAST_BYTES = 1 << 16;

/**
 * The folder for programs and outputs of one run. Other users may traverse it but not list it. Root's TMPDIR
 * is often closed to the user whom root's programs run as (libpam-tmpdir's has mode 0700); /tmp is not.
 */
export function runFolder(): string {
  try {
    const place = [tmpdir(), "/tmp"].find(isEnterable);
    if (place === undefined) throw new Error(`other users cannot enter ${tmpdir()}`);
    const folder = scratchFolder(place);
    chmodSync(folder, 0o711);
    return folder;
  } catch (error) {
    throw noScratchFolder(error);
  }
}

/** Without a scratch folder nothing can be run. */
export function noScratchFolder(error: unknown): ExpectedError {
  const message = `no scratch folder: ${(error as Error).message}`;
  return new ExpectedError(message, systemHints().temporary.example);
}

/**
 * Inherits no variable of the user, since one can double Node's start-up time or hold a secret; but Windows
 * finds a program's libraries by the PATH, as those of MinGW's C++.
 */
export function environment(
  home: string,
  platform: NodeJS.Platform = process.platform,
  path = process.env.PATH,
): string[] {
  const folders = platform === "win32" ? path : "/usr/local/bin:/usr/bin:/bin";
  return [`PATH=${folders}`, "LANG=C.UTF-8", `HOME=${home}`, `TMPDIR=${home}`];
}

/**
 * A program that fails on a full disk is not to blame, and the output that filled the disk may be gone by
 * now. If the program reports a full disk, or reports nothing, there must be room for the largest output.
 */
export function requireSpace(file: string, stderr: string, outputBytes: number): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  const mayBe = stderr === "" || /ENOSPC|No space left/.test(stderr);
  if (bavail * bsize < (mayBe ? Math.max(LEAST_BYTES, outputBytes) : LEAST_BYTES)) {
    throw new Error(
      `no space left in the scratch folder ${dirname(file)}: set ${systemHints().temporary.variable} to another disk`,
    );
  }
}
