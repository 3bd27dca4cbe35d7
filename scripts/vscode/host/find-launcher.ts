import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Workspace {
  /** The folder with judgebench: a clone, or one whose node_modules has the package. */
  readonly folder: string;
  /** The program that starts its commands. */
  readonly launcher: string;
}

const PLACES = ["node_modules/judgebench/scripts/start.cjs", "scripts/start.cjs"];

/** The nearest workspace of judgebench at or above a folder; undefined without one. */
export function findLauncher(folder: string): Workspace | undefined {
  for (let at = folder; ; at = dirname(at)) {
    for (const place of PLACES) {
      const launcher = join(at, place);
      if (existsSync(launcher) && existsSync(join(launcher, "../jb.cjs"))) {
        return { folder: at, launcher };
      }
    }
    if (dirname(at) === at) return undefined;
  }
}
