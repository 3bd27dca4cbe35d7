import { dirname, join } from "node:path/posix";

/** A link or picture of a Markdown page and its relative path; code in back quotes is no link. */
const LINK =
  /(`+)[^`][\s\S]*?\1|(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g;

/**
 * A page as the package has it: a link to what is not packed is its text alone, and such a picture is left
 * out. `paths` are the files of the package.
 */
export function withPackedLinks(page: string, text: string, paths: Iterable<string>): string {
  const packed = withFolders(paths);
  return text.replace(LINK, (whole, _quotes, mark?: string, shown?: string, link?: string) => {
    if (link === undefined) return whole;
    if (packed.has(join(dirname(page), link).replace(/\/$/, ""))) return whole;
    return mark === "!" ? "" : shown!;
  });
}

/** The files, and each folder that has one of them. */
function withFolders(paths: Iterable<string>): Set<string> {
  const all = new Set<string>();
  for (let path of paths) {
    for (; path !== "." && !all.has(path); path = dirname(path)) all.add(path);
  }
  return all;
}
