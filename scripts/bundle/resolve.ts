import { dirname, join } from "node:path/posix";
import { aliasOf } from "./path-alias";

/** What stands behind a name in an import or a require. */
export type Resolved =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "builtin"; readonly name: string }
  | { readonly kind: "package"; readonly name: string };

const ENDINGS = [".ts", ".tsx", ".js", ".cjs", ".mjs", ".json", "/index.ts", "/index.js"];

/** Node's own modules that are known without the prefix node:. */
export const BUILTINS = new Set(
  `assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns
   domain events fs http http2 https inspector module net os path perf_hooks process punycode
   querystring readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi
   worker_threads zlib`.split(/\s+/),
);

/** Gives a file's text, undefined if there is none. */
export interface Read {
  (path: string): string | undefined;
  /** The repository, absolute: a program elsewhere reaches the library through it. */
  readonly root?: string;
}

/** Undefined where a path leads to no file. */
export function resolve(name: string, from: string, read: Read): Resolved | undefined {
  if (name.startsWith(".") || name.startsWith("/")) {
    const path = fromRoot(name.startsWith("/") ? name : join(dirname(from), name), read.root);
    const file = candidates(path).find((candidate) => read(candidate) !== undefined);
    return file === undefined ? undefined : { kind: "file", path: file };
  }
  const plain = name.replace(/^node:/, "");
  if (plain !== name || BUILTINS.has(plain.split("/")[0]!)) return { kind: "builtin", name: plain };
  const file = aliasOf(name, from, read)
    .flatMap(candidates)
    .find((path) => read(path) !== undefined);
  return file === undefined ? { kind: "package", name } : { kind: "file", path: file };
}

/** /home/me/judgebench/lib/io/scanner becomes lib/io/scanner, as other modules import the same file. */
function fromRoot(path: string, root: string | undefined): string {
  return root !== undefined && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
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
