import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findWorkspace, isClone } from "../../start/roots.cjs";
import { notFound, notInstalled } from "../trouble";

export interface Judgebench {
  /** The workspace, as the commands find it. */
  readonly folder: string;
  /** The program that starts its commands. */
  readonly launcher: string;
}

/** The nearest workspace at or above a folder, installed or not. */
export function workspaceAt(from: string): string | undefined {
  return findWorkspace(from, join(from, "no-tool"));
}

/** The clone that a workspace is, or that is linked there; undefined where a copy is installed. */
export function cloneOf({ launcher }: Judgebench): string | undefined {
  const tool = join(realpathSync(launcher), "../..");
  return hasClone(tool) ? tool : undefined;
}

/** Whether a clone lies in a folder, which makes workspaces. */
export function hasClone(folder: string): boolean {
  return isClone(folder) && existsSync(join(folder, "scripts/jb.cjs"));
}

/** The judgebench of the nearest workspace at or above a folder; throws a Trouble where there is none. */
export function findJudgebench(from: string): Judgebench {
  const folder = workspaceAt(from);
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
