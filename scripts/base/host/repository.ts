import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** The root folder of the repository, from which every other path is made. */
export const ROOT = resolve(__dirname, "..", "..", "..");

/** Everything that can be rebuilt: bundles, runtimes, the supervisor, remembered verdicts. */
export const CACHE = resolve(ROOT, ".cache");

/** The folder of contest tasks, which git ignores: each folder in it is a problem's. */
export const DESK = ".contest";

/** The folder of a problem from the root: problems/knight-moves, or .contest/a-knight-moves. */
export function problemPath(slug: string, root = ROOT): string {
  const task = `${DESK}/${slug}`;
  return existsSync(resolve(root, task, "problem.ts")) ? task : `problems/${slug}`;
}

/** The folder of its cases from the root; a task on the desk has them in its own. */
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
