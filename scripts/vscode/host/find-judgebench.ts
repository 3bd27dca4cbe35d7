import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findWorkspace } from "../../start/roots.cjs";
import { notFound, notInstalled } from "../trouble";

export interface Judgebench {
  /** The workspace, as the commands find it. */
  readonly folder: string;
  /** The program that starts its commands. */
  readonly launcher: string;
}

/** The judgebench of the nearest workspace at or above a folder; throws a Trouble where there is none. */
export function findJudgebench(from: string): Judgebench {
  const folder = findWorkspace(from, join(from, "no-tool"));
  if (folder === undefined) throw notFound();
  const launcher = installed(folder) ?? join(folder, "scripts/jb.cjs");
  if (!existsSync(launcher)) throw notInstalled(folder);
  return { folder, launcher };
}

/** Found by Node's rules: an installed package, or a clone by its own name. */
function installed(folder: string): string | undefined {
  try {
    const manifest = createRequire(join(folder, "any.js")).resolve("judgebench/package.json");
    return join(manifest, "../scripts/jb.cjs");
  } catch {
    return undefined;
  }
}
