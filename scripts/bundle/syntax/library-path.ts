/** Where the tool's library lies for a bundle of a workspace: as if npm had put it there. */
export const INSTALLED = "node_modules/judgebench/";

/** lib/io/scanner.ts of a module of a library, the tool's or the workspace's own; undefined of others. */
export function libraryPath(path: string): string | undefined {
  const plain = path.startsWith(INSTALLED) ? path.slice(INSTALLED.length) : path;
  return plain.startsWith("lib/") ? plain : undefined;
}

export function isLibrary(path: string): boolean {
  return libraryPath(path) !== undefined;
}
