import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { CACHE, casesFolder } from "../../base/host/roots";

/**
 * The folder for large cases if the problem's own folder cannot be written, such as in another user's
 * checkout; undefined if it can.
 */
export function madeCasesFolder(slug: string, folder = casesFolder(slug)): string | undefined {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === "ENOENT";
    return isAbsent ? undefined : join(CACHE, "cases", slug);
  }
}
