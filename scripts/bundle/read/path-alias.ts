import { join } from "node:path/posix";
import type { Read } from "./read";
import { configOf } from "./tsconfig";

/**
 * What the nearest tsconfig.json makes of a name that is no path: the files that `paths` and `baseUrl`
 * let it mean, the first choice first.
 */
export function aliasOf(name: string, from: string, read: Read): string[] {
  const config = configOf(from, read);
  if (!config) return [];
  const { paths, baseUrl } = config;
  const files: string[] = [];
  for (const pattern of Object.keys(paths).sort(narrowestFirst)) {
    const [before = "", after] = pattern.split("*");
    const isMeant =
      after === undefined
        ? name === pattern
        : name.length >= before.length + after.length &&
          name.startsWith(before) &&
          name.endsWith(after);
    if (!isMeant) continue;
    const middle = name.slice(before.length, name.length - (after ?? "").length);
    files.push(...paths[pattern]!.map((place) => place.replace("*", () => middle)));
  }
  return baseUrl === undefined ? files : [...files, join(baseUrl, name)];
}

/** A name without a star is the narrowest pattern, then the one with the longest text before it. */
function narrowestFirst(one: string, other: string): number {
  const width = (pattern: string) => (pattern.includes("*") ? -pattern.indexOf("*") : -Infinity);
  return width(one) - width(other);
}
