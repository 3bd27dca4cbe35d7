import { resolve } from "node:path";

/** The root folder of the repository, from which every other path is made. */
export const ROOT = resolve(__dirname, "..", "..");

/** Everything that can be made again: bundles, runtimes, the supervisor, remembered verdicts. */
export const CACHE = resolve(ROOT, ".cache");

export function problemFolder(slug: string): string {
  return resolve(ROOT, "problems", slug);
}

export function casesFolder(slug: string): string {
  return resolve(ROOT, "cases", slug);
}
