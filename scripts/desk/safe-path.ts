const MOST_PARTS = 12;
const LONGEST = 120;
/** What no system, or not every one, takes in the name of a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const FOREIGN = /[\0-\x1f<>:"|?*\\]/g;

/** A path that stays below its folder on every system: "a/1.in"; undefined where nothing is left of it. */
export function safePath(path: string): string | undefined {
  const parts = path
    .split(/[/\\]/)
    .map((part) => part.replace(FOREIGN, "_").slice(-LONGEST))
    .filter((part) => part !== "" && part !== ".");
  const isSafe = parts.every((part) => !/^\.\.+$/.test(part)) && parts.length <= MOST_PARTS;
  return isSafe && parts.length > 0 ? parts.join("/") : undefined;
}
