import { type Import, type Scanned, scan } from "./imports";
import { mayUse, type Room, roomOf, testMayUse } from "./rooms";

/** The modules that ask the runtime: for stdin and stdout, for zlib, for the time. */
const ASK_RUNTIME = /^lib\/(io\/run-program|wasm\/packed-bytes|evolution\/time-keeper)\.ts$/;

/** Modules of Node and packages that only compute. */
const PURE_IMPORTS =
  /^(node:(path(\/posix)?|crypto|util|url|assert(\/strict)?|zlib|string_decoder)|typescript|yaml|ts-blank-space|fast-check)$/;

const TEST = /\.(test|spec)\.tsx?$/;
const BENCH = /\.bench\.ts$/;
/** Programs that tests or benchmarks use as data: nothing imports them. */
const SPECIMEN = /^scripts\/(judge\/hostile\/[^/]+|verify\/toys)\//;
const LIBRARY = /^lib\/[a-z]+\/[a-z0-9-]+(\.wasm)?$/;

/** They stand beside the rooms, use start, and base for the words of a typo's hint. */
const LAUNCHERS = /^scripts\/(jb|start)\.cjs$/;

/** Broken rules of one file, as "path:line: must not …". */
export function fileFaults(file: string, text: string): string[] {
  const scanned = scan(file, text);
  if (file.startsWith("lib/")) return libraryFaults(file, scanned);
  if (file.startsWith("problems/") || file.startsWith("scripts/problem/template/"))
    return problemFaults(file, scanned);
  if (SPECIMEN.test(file)) return [];
  if (LAUNCHERS.test(file)) return arrowFaults(file, "base", scanned);
  const room = roomOf(file);
  if (!room) return [`${file}: is in no room of scripts/check/rooms.ts`];
  const faults = arrowFaults(file, room, scanned);
  return isImpure(file) ? faults : [...faults, ...purityFaults(file, scanned)];
}

/** The lessons of the site speak about the boards that these problems draw. */
const LESSON = /^scripts\/site\/lessons\//;

/** Rules 1 and 8: an arrow that is not in the table. Rule 5: of scripts, only lessons use a problem's view. */
function arrowFaults(file: string, room: Room, { imports }: Scanned): string[] {
  const allows = TEST.test(file) ? testMayUse : mayUse;
  return imports.flatMap(({ path, line }) => {
    const other = roomOf(path);
    const isProblem =
      path.startsWith("problems/") &&
      !TEST.test(file) &&
      !(LESSON.test(file) && path.endsWith("/view"));
    const isOutside = isProblem || (other && other !== room);
    if (!isOutside || (other && allows(room, other))) return [];
    return [`${file}:${line}: ${room} must not import ${path}`];
  });
}

/** The room start runs before TypeScript can, testing is part of the tests, and a page is a browser's. */
function isImpure(file: string): boolean {
  return (
    /\/host\/|^scripts\/(start|testing|desk\/page)\//.test(file) ||
    /\.(command|test|bench)\.ts$/.test(file)
  );
}

/** The files whose arrows count: no tests, nor programs that tests use as data. */
function isProduct(file: string): boolean {
  return !TEST.test(file) && !SPECIMEN.test(file);
}

/** Arrows of the rooms that a product file uses, as "judge → runner". */
export function usedArrows(files: ReadonlyMap<string, string>): Set<string> {
  const used = new Set<string>();
  for (const [file, text] of files) {
    const room = roomOf(file);
    if (!room || !isProduct(file) || file.startsWith("scripts/problem/template/")) continue;
    for (const { path } of scan(file, text).imports) {
      const other = roomOf(path);
      if (other && other !== room) used.add(`${room} → ${other}`);
    }
  }
  return used;
}

/** Rule 8: folders of scripts/ with more than `most` product files. */
export function fullFolders(paths: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    if (!/^scripts\/.*\.([cm]?[jt]s|[ch](pp)?|vue)$/.test(path)) continue;
    if (/\.(test|spec)\.ts$|\.config\.mts$/.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([folder]) => folder);
}

/** Rule 2: outside host/ and commands a file is pure and never imports its own host/. */
function purityFaults(file: string, { imports, outside }: Scanned): string[] {
  const foreign = (path: string) =>
    !/^(lib|scripts|problems)\//.test(path) && !PURE_IMPORTS.test(path);
  const isHost = (path: string) => path.startsWith("scripts/") && /\/host\//.test(path);
  return [
    ...imports
      .filter(({ path, typeOnly }) => !typeOnly && (foreign(path) || isHost(path)))
      .map(({ path, line }) => `${file}:${line}: a pure file must not import ${path}`),
    ...outside.map(({ name, line }) => `${file}:${line}: a pure file must not name ${name}`),
  ];
}

/** Rules 5, 6 and 8 for the library: pure, no scripts, no packages, no barrels. */
function libraryFaults(file: string, { imports, outside }: Scanned): string[] {
  if (ASK_RUNTIME.test(file)) return [];
  const allowed = ({ path, typeOnly }: Import): boolean => {
    if (TEST.test(file)) return !/^scripts\/(?!testing\/)/.test(path);
    if (BENCH.test(file)) return /^(lib|scripts\/(bench|problem))\/|^node:/.test(path);
    if (file.endsWith(".twin.ts"))
      return /^lib\/|y\/shape$/.test(path) || (typeOnly && path === "scripts/verify/twin");
    return LIBRARY.test(file.endsWith(".verify.ts") ? path.replace("/proof/", "/") : path);
  };
  const isPure = !TEST.test(file) && !BENCH.test(file);
  return [
    ...imports
      .filter((imported) => !allowed(imported))
      .map(({ path, line }) => `${file}:${line}: must not import ${path}`),
    ...imports
      .filter(({ again }) => again && !file.endsWith(".twin.ts"))
      .map(({ line }) => `${file}:${line}: must not export what another module has (no barrels)`),
    ...(isPure ? outside : []).map(({ name, line }) =>
      name === "Math.random"
        ? `${file}:${line}: must take a seed`
        : `${file}:${line}: must be pure, names ${name}`,
    ),
  ];
}

/** What each kind of file in a problem's folder may import: of this folder, and elsewhere. */
const PROBLEM_FILES: readonly [RegExp, RegExp, RegExp][] = [
  [/\/brute\.ts$/, /\/problem$/, /^lib\/io\/run-program$/],
  [/\/wrong\/[^/]+\.ts$/, /\/(problem|brute|wrong\/[^/]+)$/, /^lib\/io\/run-program$/],
  [/\/solution\.ts$/, /\/problem$/, /^lib\//],
  [/\/interact\.ts$/, /^/, /^(lib\/|node:)/],
  [/\/generate\.ts$/, /^/, /^(lib\/|fast-check$)/],
  [/\.test\.ts$/, /^/, /^(lib\/|node:|vitest$|fast-check$)/],
  [/\.bench\.ts$/, /^/, /^(lib\/|node:)/],
  [/\.ts$/, /^/, /^lib\//],
];

/** Rule 5: problems use lib, their own folder, and types of scripts/problem; never one another. */
function problemFaults(file: string, { imports, outside }: Scanned): string[] {
  const [folder] = /^problems\/[^/]+|^scripts\/problem\/template(\/first)?/.exec(file)!;
  const [, beside, mayImport] = PROBLEM_FILES.find(([files]) => files.test(file))!;
  const allowed = ({ path, typeOnly }: Import): boolean => {
    if (path.startsWith(`${folder}/`)) return beside.test(path);
    if (path.startsWith("scripts/testing/")) return file.endsWith(".test.ts");
    if (path.startsWith("scripts/"))
      return typeOnly && /^scripts\/(problem|bench)\/[^/]+$/.test(path);
    return mayImport.test(path);
  };
  const isPure = !/\.(test|bench)\.ts$|\/(brute|interact|wrong\/[^/]+)\.ts$/.test(file);
  return [
    ...imports
      .filter((imported) => !allowed(imported))
      .map(({ path, line }) => `${file}:${line}: must not import ${path}`),
    ...(isPure ? outside : []).map(
      ({ name, line }) => `${file}:${line}: must be pure, names ${name}`,
    ),
  ];
}

/** Rule 3: files that print and are neither a command nor a room's reporter. */
export function printers(file: string, text: string): boolean {
  if (!/^scripts\/(?!start|testing)/.test(file) || !isProduct(file)) return false;
  if (file.endsWith(".command.ts") || /\/reporters\//.test(file)) return false;
  const { outside, imports } = scan(file, text);
  const isWriting = ({ name }: { name: string }) =>
    /^(process\.(stdout|stderr)|console)(\.|$)/.test(name);
  return outside.some(isWriting) || imports.some(({ path }) => path === "scripts/base/host/say");
}

/** Rule 6: which topics of lib use which, by the imports of their modules alone. */
export function topicArrows(files: ReadonlyMap<string, string>): Record<string, string[]> {
  const arrows: Record<string, Set<string>> = {};
  for (const [file, text] of files) {
    const [, topic, name] = /^lib\/([a-z]+)\/([a-z0-9-]+)(?:\.wasm)?\.ts$/.exec(file) ?? [];
    if (!topic || !name) continue;
    arrows[topic] ??= new Set();
    for (const { path } of scan(file, text).imports) {
      const other = /^lib\/([a-z]+)\//.exec(path)?.[1];
      if (other && other !== topic) arrows[topic].add(other);
    }
  }
  return Object.fromEntries(Object.entries(arrows).map(([topic, used]) => [topic, [...used]]));
}

/** Which product files import which, types too; paths without their extension. */
export function fileArrows(files: ReadonlyMap<string, string>): Record<string, string[]> {
  const stem = (file: string) => file.replace(/\.tsx?$/, "");
  const product = [...files].filter(([file]) => isProduct(file));
  return Object.fromEntries(
    product.map(([file, text]) => {
      const used = scan(file, text).imports.map(({ path }) => path);
      const isHere = (path: string) => files.has(`${path}.ts`) || files.has(`${path}.tsx`);
      return [stem(file), used.filter(isHere)];
    }),
  );
}
