import { basename, dirname } from "node:path/posix";
import { libraryPath } from "../syntax/library-path";

/**
 * The names by which a bundle calls its files: paths from the root of the repository, of the library as in
 * a clone, and of files elsewhere no folder above the program's own, so that nothing that is submitted
 * names a user.
 */
export function shownPaths(program: string, paths: Iterable<string>): (path: string) => string {
  const shown = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of [program, ...paths]) {
    if (shown.has(path)) continue;
    const plain = isElsewhere(path)
      ? nameElsewhere(path, dirname(program))
      : (libraryPath(path) ?? path);
    let name = plain;
    for (let count = 2; taken.has(name); count++) name = `${plain} (${count})`;
    taken.add(name);
    shown.set(path, name);
  }
  return (path) => shown.get(path) ?? path;
}

/** True for a file outside of the repository: its path is absolute. */
export function isElsewhere(path: string): boolean {
  return path.startsWith("/") || /^[a-z]:\//i.test(path);
}

function nameElsewhere(path: string, folder: string): string {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : `../${basename(path)}`;
}
