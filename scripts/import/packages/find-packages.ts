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

/** Folders that may be problems of their own: each has cases, and none is a part of one problem. */
export function caseFolders(keys: readonly string[]): string[] {
  const isPart =
    /^(?:data|samples?|secret|tests?|test-?cases?|cases?|public|private|hidden|(?:sub)?tasks?\d*|group-?\d*|\d+)$/i;
  const tops = new Set(
    keys.map((key) => (key.includes("/") ? key.slice(0, key.indexOf("/")) : "")),
  );
  const problems = [...tops].filter((top) => top !== "" && !isPart.test(top));
  return problems.length > 1 ? problems.sort() : [];
}
