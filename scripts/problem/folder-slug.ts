import { posix, win32 } from "node:path";

const FOLDER = /^(?:problems|cases|\.contest)\/([a-z0-9-]+)(?:\/.*)?$/i;

interface Place {
  readonly root: string;
  /** Where the user stands. */
  readonly from: string;
  readonly platform: NodeJS.Platform;
}

/**
 * The slug in a path as shells complete it: problems/knight-moves/, .\problems\knight-moves\ on Windows,
 * an absolute one, or "." within. Undefined for a word that is no path of a problem's folder.
 */
export function folderSlug(word: string, { root, from, platform }: Place): string | undefined {
  const paths = platform === "win32" ? win32 : posix;
  if (word !== "." && !word.includes("/") && !word.includes(paths.sep)) return undefined;
  for (const start of [root, from]) {
    const inside = paths.relative(root, paths.resolve(start, word)).split(paths.sep).join("/");
    const slug = FOLDER.exec(inside)?.[1];
    if (slug !== undefined) return slug.toLowerCase();
  }
  return undefined;
}
