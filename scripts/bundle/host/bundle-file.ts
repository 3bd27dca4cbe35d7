import { join, relative, resolve } from "node:path";
import { CACHE, WORKSPACE } from "../../base/host/roots";
import { sha256 } from "../../problem/sha256";
import type { MachineName } from "../../targets/machines";

export const BUNDLES = join(CACHE, "bundles");

/** The longest slug fits: the judge looks for the problems that have a bundle by these names. */
const NAME_LENGTH = 60;

/** From the root of the repository; of a program elsewhere the absolute path. */
export function programPath(entry: string): string {
  const path = resolve(WORKSPACE, entry);
  const inside = relative(WORKSPACE, path).replaceAll("\\", "/");
  return inside.startsWith("..") ? path.replaceAll("\\", "/") : inside;
}

/**
 * Where the bundle of a program lies: knight-moves.0123456789ab.spoj.js. The name before the hash is for
 * people and many programs may share it; the hash of the path tells them apart.
 */
export function bundleFile(program: string, target: MachineName, min: boolean): string {
  const name = program
    .replace(/^(problems|\.contest)\//, "")
    .replace(/(\/solution)?\.[cm]?[jt]sx?$/, "")
    .replace(/[^\w.-]+/g, ".")
    .slice(-NAME_LENGTH)
    .replace(/^\.+/, "");
  const hash = sha256(program).slice(0, 12);
  return join(BUNDLES, [name, hash, target, min ? "min.js" : "js"].filter(Boolean).join("."));
}
