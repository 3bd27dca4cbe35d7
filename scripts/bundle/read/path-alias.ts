import { join } from "node:path/posix";
import type { Read } from "./read";
import { type Config, configOf } from "./tsconfig";

/**
 * What the nearest tsconfig.json makes of a name that is no path: the files that `paths` and `baseUrl`
 * let it mean, the first choice first.
 */
export function aliasOf(name: string, from: string, read: Read): string[] {
  const config = configOf(from, read);
  if (!config) return [];
  const { baseUrl } = config;
  const files = patternsOf(name, config).flatMap((pattern) => filesOf(name, pattern, config));
  return baseUrl === undefined ? files : [...files, join(baseUrl, name)];
}

/** The narrowest pattern of `paths` that a name fits, but for a lone star, and the files that it means. */
export function patternOf(
  name: string,
  from: string,
  read: Read,
): { readonly pattern: string; readonly where: string; readonly files: string[] } | undefined {
  const config = configOf(from, read);
  const pattern = config && patternsOf(name, config).find((text) => text !== "*");
  if (pattern === undefined) return undefined;
  return { pattern, where: config!.placeOf(pattern), files: filesOf(name, pattern, config!) };
}

function patternsOf(name: string, { paths }: Config): string[] {
  const isMeant = (pattern: string) => middleOf(name, pattern) !== undefined;
  return Object.keys(paths).sort(narrowestFirst).filter(isMeant);
}

function filesOf(name: string, pattern: string, { paths }: Config): string[] {
  return paths[pattern]!.map((place) => place.replace("*", () => middleOf(name, pattern)!));
}

/** What stands in place of the star; undefined where the name does not fit. */
function middleOf(name: string, pattern: string): string | undefined {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return name === pattern ? "" : undefined;
  const isMeant =
    name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after);
  return isMeant ? name.slice(before.length, name.length - after.length) : undefined;
}

/** A name without a star is the narrowest pattern, then the one with the longest text before it. */
function narrowestFirst(one: string, other: string): number {
  const width = (pattern: string) => (pattern.includes("*") ? -pattern.indexOf("*") : -Infinity);
  return width(one) - width(other);
}
