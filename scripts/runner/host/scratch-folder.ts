import { chmodSync, mkdtempSync, readdirSync, realpathSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { isRunning } from "../../base/host/is-running";
import { systemHints } from "../../base/host/system-hints";
import { removeTree } from "./remove-tree";

const LEAST_BYTES = 1 << 16;

/**
 * The folder for programs and outputs of one run. Other users may traverse it but not list it. Node's
 * permission model knows a file by its real path: macOS has its folder for temporary files behind a link.
 */
export function scratchFolder(): string {
  try {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), `judge-${process.pid}-`));
    chmodSync(folder, 0o711);
    return folder;
  } catch (error) {
    throw noScratchFolder(error);
  }
}

/** Removes the folders of judges that have ended without it. */
export function removeAbandoned(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = /^judge-(\d+)-\w{6}$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) removeTree(join(place, name));
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
