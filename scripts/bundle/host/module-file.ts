import { join, resolve } from "node:path";
import { TOOL, WORKSPACE } from "../../base/host/roots";
import { INSTALLED } from "../syntax/library-path";

/** The file behind the path that a bundle has for it; the tool's own may lie anywhere. */
export function moduleFile(path: string): string {
  const isTool = path.startsWith(INSTALLED);
  return isTool ? join(TOOL, path.slice(INSTALLED.length)) : resolve(WORKSPACE, path);
}
