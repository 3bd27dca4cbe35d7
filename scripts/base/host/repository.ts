import { existsSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { cacheFolder } from "../../start/cache-folder.cjs";

/** The root folder of the repository; every other path starts from it. */
export const ROOT = resolve(__dirname, "..", "..", "..");

/**
 * Everything that can be rebuilt: bundles, runtimes, the supervisor, remembered verdicts. It is .cache, or
 * the user's own cache folder if the repository cannot be written.
 */
export const CACHE = cacheFolder(ROOT);

/** A path as messages show it: from the root, or absolute where it lies elsewhere. */
export function shownPath(path: string): string {
  return path.startsWith(ROOT + sep) ? relative(ROOT, path) : path;
}

/** The folder of contest tasks, which git ignores: each folder in it is a problem's. */
export const DESK = ".contest";

/** The folder of a problem from the root: problems/knight-moves, or .contest/a-knight-moves. */
export function problemPath(slug: string, root = ROOT): string {
  const task = `${DESK}/${slug}`;
  return existsSync(resolve(root, task, "problem.ts")) ? task : `problems/${slug}`;
}

/** The folder of its cases, relative to the root; a task on the desk keeps its cases in its own folder. */
export function casesPath(slug: string, root = ROOT): string {
  const path = problemPath(slug, root);
  return path.startsWith(DESK) ? `${path}/cases` : `cases/${slug}`;
}

export function problemFolder(slug: string, root = ROOT): string {
  return resolve(root, problemPath(slug, root));
}

export function casesFolder(slug: string, root = ROOT): string {
  return resolve(root, casesPath(slug, root));
}
