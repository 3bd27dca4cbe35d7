import { dirname, join } from "node:path/posix";
import { importOf } from "./package-scope";
import { aliasOf } from "./path-alias";
import { fromRoot, type Read } from "./read";

/** What stands behind a name in an import or a require. */
export type Resolved =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "builtin"; readonly name: string }
  | { readonly kind: "package"; readonly name: string };

const ENDINGS = [".ts", ".tsx", ".js", ".cjs", ".mjs", ".json", "/index.ts", "/index.js"];

/**
 * Node's own modules that are known without the prefix node:, by their whole names: util/m is no module
 * of Node, util/types is one.
 */
export const BUILTINS = new Set(
  `assert assert/strict async_hooks buffer child_process cluster console constants crypto dgram
   diagnostics_channel dns dns/promises domain events fs fs/promises http http2 https inspector
   inspector/promises module net os path path/posix path/win32 perf_hooks process punycode querystring
   readline readline/promises repl stream stream/consumers stream/promises stream/web string_decoder sys
   timers timers/promises tls trace_events tty url util util/types v8 vm wasi worker_threads
   zlib`.split(/\s+/),
);

/** Undefined where a path, or a name of the package itself (#x), leads to no file. */
export function resolve(name: string, from: string, read: Read): Resolved | undefined {
  if (/^\.{0,2}\//.test(name) || /^\.\.?$/.test(name)) {
    const path = fromRoot(name.startsWith("/") ? name : join(dirname(from), name), read.root);
    return file([path], read);
  }
  const plain = name.replace(/^node:/, "");
  if (plain !== name || BUILTINS.has(plain)) return { kind: "builtin", name: plain };
  const alias = file(aliasOf(name, from, read), read);
  if (alias) return alias;
  const published = /^judgebench\/(.+)$/.exec(name)?.[1];
  if (published) return file(sourcesOf(published, read), read);
  if (!name.startsWith("#")) return { kind: "package", name };
  const { scope, meant } = importOf(name, from, read) ?? { scope: "", meant: [] };
  for (const wish of meant) {
    const target = wish.startsWith("#") ? undefined : resolve(wish, scope, read);
    if (target) return target;
  }
  return undefined;
}

/** The source of a module that the package publishes by this name, which is what a bundle takes of it. */
function sourcesOf(name: string, { library = "" }: Read): string[] {
  return ["lib/", ...(name.startsWith("problem/") ? ["scripts/"] : [])].map(
    (folder) => `${library}${folder}${name}`,
  );
}

/** The first file that one of the paths means. */
function file(paths: readonly string[], read: Read): Resolved | undefined {
  const path = paths.flatMap(candidates).find((candidate) => read(candidate) !== undefined);
  return path === undefined ? undefined : { kind: "file", path };
}

/** TypeScript's order: ./a is a.ts before a/index.ts, and ./a.js may mean a.ts. */
function candidates(path: string): string[] {
  const written = /\.[cm]?[jt]s$|\.tsx$|\.json$/.test(path) ? [path] : [];
  const twin = path.replace(/\.([cm]?)js$/, ".$1ts");
  const meant = twin === path ? [] : [twin];
  return [...meant, ...written, ...ENDINGS.map((ending) => path + ending)];
}

/** "lodash" of "lodash/fp", "@types/node" of "@types/node/fs". */
export function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}
