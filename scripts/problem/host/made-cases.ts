import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { CACHE, casesFolder } from "../../base/host/repository";

/**
 * Where large cases are made when the folder of a problem's cases cannot be written, as in a checkout of
 * another user; undefined where they are made beside the other cases.
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
