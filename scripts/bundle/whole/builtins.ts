import ts from "typescript";
import { BUILTINS } from "../read/resolve";
import { CompileError } from "../syntax/compile-error";

interface Builtin {
  /** The first Node that has it. */
  readonly since: string;
  /** What an older one has in its place. */
  readonly instead?: string;
}

/** Modules of Node that not every judge's Node has, as the "Added in" lines of Node's documentation say. */
const LATER: Readonly<Record<string, Builtin>> = {
  "fs/promises": { since: "14.0.0", instead: 'require("fs").promises' },
  "timers/promises": { since: "15.0.0" },
  "stream/promises": { since: "15.0.0" },
  "dns/promises": { since: "15.0.0", instead: 'require("dns").promises' },
  "assert/strict": { since: "15.0.0", instead: 'require("assert").strict' },
  "path/posix": { since: "15.3.0", instead: 'require("path").posix' },
  "path/win32": { since: "15.3.0", instead: 'require("path").win32' },
  "util/types": { since: "15.3.0", instead: 'require("util").types' },
  "stream/web": { since: "16.5.0" },
  "stream/consumers": { since: "16.7.0" },
  "readline/promises": { since: "17.0.0" },
  diagnostics_channel: { since: "15.1.0" },
  "inspector/promises": { since: "19.0.0" },
  wasi: { since: "20.0.0" },
  "node:test": { since: "18.0.0" },
  "node:test/reporters": { since: "19.9.0" },
  "node:sea": { since: "20.12.0" },
  "node:sqlite": { since: "22.13.0" },
};

/**
 * How a Node of that version requires a module of its own; throws where it has none. Node 12 does not
 * know the prefix node:, and some modules are known with it alone.
 */
export function requireBuiltin(
  name: string,
  node: string | undefined,
  from: { readonly path: string; readonly text: string },
): string {
  const fault = builtinFault(name, node);
  if (fault === undefined) return builtinCall(name, node);
  throw new CompileError(`${from.path}${lineOf(name, from.text)}: imports ${fault}`, hint(name));
}

/** The call itself, also of a module that this Node lacks. */
export function builtinCall(name: string, node: string | undefined): string {
  const plain = withoutPrefix(name);
  const later = LATER[plain];
  const isLacking = later && node !== undefined && isOlder(node, later.since);
  return (isLacking && later.instead) || `require(${JSON.stringify(plain)})`;
}

/** '"node:sqlite", which Node 12.18.4 does not have'; undefined where it has the module, or the like of it. */
export function builtinFault(name: string, node: string | undefined): string | undefined {
  if (node === undefined || !isBuiltin(name)) return undefined;
  const plain = withoutPrefix(name);
  const later = LATER[plain];
  const isThere = later
    ? later.instead !== undefined || !isOlder(node, later.since)
    : BUILTINS.has(plain);
  return isThere ? undefined : `"${name}", which Node ${node} does not have`;
}

/** False for a package, which the judge may have. */
export function isBuiltin(name: string): boolean {
  return name.startsWith("node:") || BUILTINS.has(name);
}

function hint(name: string): string {
  const since = LATER[withoutPrefix(name)]?.since;
  return since === undefined
    ? "write it without"
    : `write it without, or submit where Node is newer (${since} has it)`;
}

function withoutPrefix(name: string): string {
  return /^node:(test|sea|sqlite)\b/.test(name) ? name : name.replace(/^node:/, "");
}

/** ":3" where the text imports the name there. */
function lineOf(name: string, text: string): string {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const at = importedFiles.find(({ fileName }) => fileName === name)?.pos;
  return at === undefined ? "" : `:${text.slice(0, at).split("\n").length}`;
}

function isOlder(version: string, since: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [sinceMajor = 0, sinceMinor = 0] = since.split(".").map(Number);
  return major < sinceMajor || (major === sinceMajor && minor < sinceMinor);
}
