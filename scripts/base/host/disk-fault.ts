import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import { ExpectedError } from "../expected-error";
import { CACHE, HERE, shownPath, TOOL, WORKSPACE } from "./roots";
import { systemHints } from "./system-hints";

const CODES = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"]);
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** Permission or disk-space errors on our own files; not a bug. */
export function isDiskFault(error: unknown): error is NodeJS.ErrnoException {
  const { path, syscall } = error as NodeJS.ErrnoException;
  if (!(error instanceof Error) || syscall?.startsWith("spawn")) return false;
  const code = codeOf(error);
  if (code === undefined || !CODES.has(code)) return false;
  return FULL.has(code) || [TOOL, WORKSPACE, HERE, CACHE].some((place) => path?.startsWith(place));
}

/** Node's recursive mkdir says ENOENT for a folder in a file system that is read-only. */
function codeOf({ code, path, syscall }: NodeJS.ErrnoException): string | undefined {
  if (code !== "ENOENT" || syscall !== "mkdir" || path === undefined) return code;
  let folder = path;
  while (!existsSync(folder)) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return code;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/** A file that exists and cannot be read. */
export function isUnreadable(error: unknown): error is NodeJS.ErrnoException {
  if (!isDiskFault(error) || error.path === undefined) return false;
  try {
    accessSync(error.path, constants.R_OK);
    return false;
  } catch (again) {
    return (again as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

/** The error as a message for the user. */
export function diskFault(error: NodeJS.ErrnoException): ExpectedError {
  const path = (error as { dest?: string }).dest ?? error.path; // a copy has both
  const file = path === undefined ? "a file" : shownPath(path);
  const code = codeOf(error)!;
  if (FULL.has(code)) {
    return new ExpectedError(
      `${file} cannot be written: the disk is full (${code})`,
      systemHints().freeSpace,
    );
  }
  if (code === "EROFS") {
    const hint = "a folder elsewhere, or the file system mounted for writing";
    return new ExpectedError(
      `${file} cannot be written: its file system is read-only (EROFS)`,
      hint,
    );
  }
  const fault = `cannot be ${isUnreadable(error) ? "read" : "written"} (${code})`;
  return new ExpectedError(
    `${file} ${fault}`,
    path?.startsWith(CACHE)
      ? systemHints().ownCache
      : `a folder of your own, or ${systemHints().takeOver}`,
  );
}
