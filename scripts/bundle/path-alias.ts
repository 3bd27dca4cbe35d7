import { dirname, join } from "node:path/posix";
import ts from "typescript";

/**
 * What the nearest tsconfig.json makes of a name that is no path: the files that `paths` and `baseUrl`
 * let it mean, the first choice first.
 */
export function aliasOf(
  name: string,
  from: string,
  read: (path: string) => string | undefined,
): string[] {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const file = join(folder, "tsconfig.json");
    const text = read(file);
    if (text !== undefined) return meant(name, folder, ts.parseConfigFileTextToJson(file, text));
    if (folder === dirname(folder)) return [];
  }
}

interface PathOptions {
  readonly baseUrl?: string;
  readonly paths?: Readonly<Record<string, readonly string[]>>;
}

function meant(name: string, folder: string, { config }: { config?: unknown }): string[] {
  const { compilerOptions = {} } = (config ?? {}) as { compilerOptions?: PathOptions };
  const { baseUrl, paths = {} } = compilerOptions;
  const base = join(folder, baseUrl ?? ".");
  const files: string[] = [];
  for (const [pattern, places] of Object.entries(paths)) {
    const [before = "", after] = pattern.split("*");
    const isMeant =
      after === undefined
        ? name === pattern
        : name.length >= before.length + after.length &&
          name.startsWith(before) &&
          name.endsWith(after);
    if (!isMeant) continue;
    const middle = name.slice(before.length, name.length - (after ?? "").length);
    files.push(...places.map((place) => join(base, place.replace("*", middle))));
  }
  return baseUrl === undefined ? files : [...files, join(base, name)];
}
