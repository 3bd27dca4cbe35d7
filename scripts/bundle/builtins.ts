import { CompileError } from "./compile-error";

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
};

/**
 * How a Node of that version requires a module of its own; throws where it has none. Node 12 does not
 * know the prefix node:, and some modules are known with it alone.
 */
export function requireBuiltin(name: string, node: string | undefined, from: string): string {
  const plain = /^node:(test|sea|sqlite)/.test(name) ? name : name.replace(/^node:/, "");
  const call = `require(${JSON.stringify(plain)})`;
  const later = LATER[plain];
  if (!later || node === undefined || !isOlder(node, later.since)) return call;
  if (later.instead !== undefined) return later.instead;
  throw new CompileError(
    `${from}: imports "${name}", which Node ${node} does not have`,
    `write it without, or submit where Node is newer (${later.since} has it)`,
  );
}

function isOlder(version: string, since: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [sinceMajor = 0, sinceMinor = 0] = since.split(".").map(Number);
  return major < sinceMajor || (major === sinceMajor && minor < sinceMinor);
}
