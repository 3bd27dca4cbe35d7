import { dirname, join } from "node:path/posix";

/** Gives a file's text, undefined if there is none. */
export interface Read {
  (path: string): string | undefined;
  /** The repository, absolute: a program elsewhere reaches the library through it. */
  readonly root?: string;
  /** What stands before lib/ of the tool's library; nothing in a clone. */
  readonly library?: string;
  /** The modules of that library, named as graph/dijkstra is. */
  readonly modules?: () => readonly string[];
}

/** /home/me/judgebench/lib/io/scanner becomes lib/io/scanner, as other modules import the same file. */
export function fromRoot(path: string, root: string | undefined): string {
  return root !== undefined && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}

/** The nearest file of that name in the folder of a module or above it, with its text. */
export function nearestFile(
  name: string,
  from: string,
  read: Read,
): { readonly path: string; readonly text: string } | undefined {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const path = join(folder, name);
    const text = read(path);
    if (text !== undefined) return { path, text };
    if (folder === dirname(folder)) return undefined;
  }
}
