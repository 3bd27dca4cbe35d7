import type { SourceFile } from "../../base/source-file";

export type PackageKind = "icpc" | "dmoj" | "polygon" | OlympiadKind;

/** Formats of olympiads, whose marks are names and what is in them. */
export type OlympiadKind = "hydro" | "uoj" | "cms" | "sinol";

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

/** Names of settings, and what one of them holds that is of the format. */
const OLYMPIAD_MARKS: readonly [RegExp, RegExp, OlympiadKind][] = [
  [/^problem\.yaml$/, /^(?:pid|owner|nSubmit|nAccept)\s*:/m, "hydro"],
  [/^problem\.conf$/, /^\s*(?:n_tests|input_pre|use_builtin_(?:judger|checker))\s/m, "uoj"],
  [
    /^task\.yaml$/,
    /^(?:n_input|infile|memlimit|timeout|time_limit|score_type|task_type)\s*:/m,
    "cms",
  ],
  [
    /^config\.yml$/,
    /^(?:title(?:_\w+)?|time_limits?|memory_limits?|scores|sinol_\w+)\s*:/m,
    "sinol",
  ],
  [/^(?:testdata\/)?config\.ya?ml$/, /^["']?[^\s:]+\.in["']?\s*:/m, "hydro"],
  [
    /^(?:testdata\/)?config\.ya?ml$/,
    /^(?:subtasks|cases|type|checker|checker_type|time|memory|filename|score)\s*:/m,
    "hydro",
  ],
];
const MOST_BYTES = 1 << 20;

/** Folders without which a file of that name is another tool's. */
const FOLDERS: Partial<Readonly<Record<OlympiadKind, string>>> = { cms: "input/", sinol: "in/" };

function olympiadKind(
  name: string,
  file: SourceFile,
  files: readonly SourceFile[],
): OlympiadKind | undefined {
  const named = OLYMPIAD_MARKS.filter(([mark]) => mark.test(name));
  if (named.length === 0 || file.sizeBytes > MOST_BYTES) return undefined;
  const text = new TextDecoder().decode(file.read());
  const base = file.path.slice(0, file.path.length - name.length);
  const isThere = (folder = "") => files.some(({ path }) => path.startsWith(base + folder));
  return named.find(([, sign, kind]) => sign.test(text) && isThere(FOLDERS[kind]))?.[2];
}

/** Every package, at whatever depth; what lies within one belongs to it. */
export function findPackages(files: readonly SourceFile[]): FoundPackage[] {
  const bases = new Map<string, PackageKind>();
  for (const file of files) {
    const { path } = file;
    const [name] = /(?:(?<=^|\/)testdata\/)?[^/]*$/.exec(path)!;
    const base = path.slice(0, path.length - name.length);
    const olympiad = olympiadKind(name, file, files);
    const kind = olympiad ?? MARKS.find(([mark]) => mark.test(name))?.[1];
    if (kind && bases.get(base) !== "icpc" && !(olympiad && bases.has(base))) bases.set(base, kind);
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
    return (deeper.length > 0 ? deeper : [ownFolder(inside)]).map((path) =>
      (shared + top + path).replace(/\/$/, ""),
    );
  });
}

/** The folder that all names share, down to one that is a part of a problem. */
export function ownFolder(keys: readonly string[]): string {
  const shared = sharedFolders(keys).split("/").slice(0, -1);
  const part = shared.findIndex((name) => IS_PART.test(name));
  return shared.slice(0, part < 0 ? shared.length : part).join("/");
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
