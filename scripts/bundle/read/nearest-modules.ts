import { nearest } from "../../base/nearest";

/**
 * The imports that may be meant by one that names no module of the library, best first: "tree/StaticTopTree"
 * is tree/static-top-tree. `modules` are named as graph/dijkstra is. Empty for an import of anything else.
 */
export function nearestModules(name: string, modules: readonly string[]): string[] {
  const [, start, typed] = /^(judgebench\/|(?:.*\/)?lib\/)(.+?)(?:\.[cm]?[jt]s)?$/.exec(name) ?? [];
  if (start === undefined || typed === undefined) return [];
  const wanted = plain(lastOf(typed));
  const same = modules.filter((path) => plain(lastOf(path)) === wanted);
  const words = nearest(hyphened(lastOf(typed)), [...new Set(modules.map(lastOf))]);
  const candidates =
    same.length > 0 ? same : modules.filter((path) => words.includes(lastOf(path)));
  const rank = (path: string) => words.indexOf(lastOf(path));
  return [...candidates]
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 3)
    .map((path) => `"${start}${path}"`);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Without capitals and hyphens. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, "");
}

/** TopTree is top-tree. */
function hyphened(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-")
    .replaceAll("_", "-")
    .toLowerCase();
}
