import { join } from "node:path";
import { shownPath, TOOL, WORKSPACE } from "../../base/host/roots";

/**
 * A file of a finished problem, as hints name it: one of the clone's own, elsewhere the example that every
 * package has.
 */
export function exampleFile(file: string, tool = TOOL): string {
  if (file === "interact.ts") {
    return shownPath(join(tool, "scripts/problem/template/worked", file));
  }
  if (tool === WORKSPACE) {
    return file === "cases.json" ? `cases/knight-moves/${file}` : `problems/knight-moves/${file}`;
  }
  const folder = join(tool, "scripts/problem/template/first");
  return shownPath(join(folder, file === "cases.json" ? `cases/${file}` : file));
}
