import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { cacheFolder } from "../../start/cache-folder.cjs";
import { findWorkspace, standsIn, TOOL } from "../../start/roots.cjs";

/** Where judgebench lies, an installed package or a clone: template, targets, library. It is never written. */
export { TOOL };

/** Where the user stands: paths on the command line count from here. npm starts scripts elsewhere. */
export const HERE = standsIn();

const workspace = findWorkspace(HERE);

/**
 * The user's folder: problems, cases, desk, history. In a clone it is the clone. start.cjs lets only commands
 * that need no workspace run without one; for these it is the folder where the user stands.
 */
export const WORKSPACE: string = workspace ?? HERE;

export const hasWorkspace = workspace !== undefined;

/** Another workspace in whose folders this one lies; commands take the nearest. */
export function workspaceAbove(): string | undefined {
  const none = join(WORKSPACE, "no-tool");
  return dirname(WORKSPACE) === WORKSPACE ? undefined : findWorkspace(dirname(WORKSPACE), none);
}

/**
 * Everything that can be rebuilt: bundles, runtimes, the supervisor, remembered verdicts. It is .cache of
 * the workspace, or the user's own cache folder if the workspace cannot be written.
 */
export const CACHE = cacheFolder(workspace, TOOL);

/** Of this judgebench: "0.1.0". */
export const VERSION = (
  JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8")) as { version: string }
).version;

/** What starts a command in a process of its own: node LAUNCHER judge knight-moves. */
export const LAUNCHER = join(TOOL, "scripts/start.cjs");

/** A path as messages show it: from the workspace and with "/", or absolute where it lies elsewhere. */
export function shownPath(path: string): string {
  const native = path.split("/").join(sep); // on Windows either is typed
  return native.startsWith(WORKSPACE + sep)
    ? relative(WORKSPACE, native).split(sep).join("/")
    : path;
}

/** A path as the user may have typed it: from the current folder, or absolute where that is shorter. */
export function typedPath(path: string, from = HERE): string {
  const near = relative(from, path).split(sep).join("/");
  return near.length < path.length ? near : path;
}

/** What names a judged program in messages: its problem's slug, or its path as it may have been typed. */
export function typedName(slug: string): string {
  return isAbsolute(slug) ? typedPath(slug) : slug;
}

/** The folder of contest tasks, which git ignores: each folder in it is a problem's. */
export const DESK = ".contest";

/** The folder of a problem from the workspace: problems/knight-moves, or .contest/a-knight-moves. */
export function problemPath(slug: string, root = WORKSPACE): string {
  const task = `${DESK}/${slug}`;
  return existsSync(resolve(root, task, "problem.ts")) ? task : `problems/${slug}`;
}

/** The folder of its cases, relative to the workspace; a task on the desk keeps its cases in its own folder. */
export function casesPath(slug: string, root = WORKSPACE): string {
  const path = problemPath(slug, root);
  return path.startsWith(DESK) ? `${path}/cases` : `cases/${slug}`;
}

export function problemFolder(slug: string, root = WORKSPACE): string {
  return resolve(root, problemPath(slug, root));
}

export function casesFolder(slug: string, root = WORKSPACE): string {
  return resolve(root, casesPath(slug, root));
}
