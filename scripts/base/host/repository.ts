import { resolve } from "node:path";

/** The root folder of the repository, from which every other path is made. */
export const ROOT = resolve(__dirname, "..", "..", "..");

/** Everything that can be made again: bundles, runtimes, the supervisor, remembered verdicts. */
export const CACHE = resolve(ROOT, ".cache");

export function problemFolder(slug: string, root = ROOT): string {
  return resolve(root, "problems", slug);
}

export function casesFolder(slug: string, root = ROOT): string {
  return resolve(root, "cases", slug);
}
