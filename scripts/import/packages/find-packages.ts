import type { SourceFile } from "../../base/source-file";

export type PackageKind = "icpc" | "dmoj" | "polygon";

/** One problem package among the files of a folder or a zip. */
export interface FoundPackage {
  /** "" at the top, else the folder with "/" behind it. */
  readonly base: string;
  readonly kind: PackageKind;
  /** Its files, their paths from its base. */
  readonly files: readonly SourceFile[];
}

const MARKS: readonly [RegExp, PackageKind][] = [
  [/^problem\.yaml$/, "icpc"],
  [/^domjudge-problem\.ini$/, "icpc"],
  [/^init\.yml$/, "dmoj"],
  [/^problem\.xml$/, "polygon"],
];

/** Every package, at whatever depth; what lies within one belongs to it. */
export function findPackages(files: readonly SourceFile[]): FoundPackage[] {
  const bases = new Map<string, PackageKind>();
  for (const { path } of files) {
    const base = path.slice(0, path.lastIndexOf("/") + 1);
    const kind = MARKS.find(([mark]) => mark.test(path.slice(base.length)))?.[1];
    if (kind && bases.get(base) !== "icpc") bases.set(base, kind);
  }
  const tops = [...bases.keys()].filter(
    (base) => ![...bases.keys()].some((other) => other !== base && base.startsWith(other)),
  );
  return tops.sort().map((base) => ({
    base,
    kind: bases.get(base)!,
    files: files
      .filter(({ path }) => path.startsWith(base))
      .map((file) => ({
        path: file.path.slice(base.length),
        sizeBytes: file.sizeBytes,
        read: () => file.read(),
      })),
  }));
}

/** A folder that is a part of one problem's cases, not a problem. */
const IS_PART =
  /^(?:data|secret|public|private|hidden|(?:samples?|tests?|test[-_ ]?cases?|cases?|tc|(?:sub)?tasks?|groups?)[-_ ]?\d*|\d+)$/i;

/**
 * Folders that may be problems of their own, by their paths: each has cases, and none is a part of one
 * problem. Folders that all names share, such as the one that wraps a zip, do not count.
 */
export function caseFolders(keys: readonly string[]): string[] {
  const shared = sharedFolders(keys);
  const tops = new Map<string, string[]>();
  for (const key of keys) {
    const rest = key.slice(shared.length);
    const top = rest.slice(0, rest.indexOf("/") + 1);
    tops.set(top, [...(tops.get(top) ?? []), rest.slice(top.length)]);
  }
  const problems = [...tops].filter(([top]) => top !== "" && !IS_PART.test(top.slice(0, -1)));
  if (problems.length < 2) return [];
  return problems.sort().flatMap(([top, inside]) => {
    const deeper = caseFolders(inside);
    return (deeper.length > 0 ? deeper : [""]).map((path) =>
      (shared + top + path).replace(/\/$/, ""),
    );
  });
}

/** "x/y/" of x/y/A/1 and x/y/B/1; "" where the names share no folder. */
function sharedFolders([first = "", ...others]: readonly string[]): string {
  let shared = first.slice(0, first.lastIndexOf("/") + 1);
  while (!others.every((key) => key.startsWith(shared))) {
    shared = shared.slice(0, shared.lastIndexOf("/", shared.length - 2) + 1);
  }
  return shared;
}

/** What the problems of these folders are called: by the last folder, or the whole path where two share it. */
export function folderNames(folders: readonly string[]): string[] {
  const last = (folder: string) => folder.slice(folder.lastIndexOf("/") + 1);
  const shared = sharedFolders(folders);
  const isOnly = (name: string) => folders.filter((other) => last(other) === name).length === 1;
  return folders.map((folder) =>
    isOnly(last(folder)) ? last(folder) : folder.slice(shared.length).replaceAll("/", " "),
  );
}
