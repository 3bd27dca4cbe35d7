import { readdirSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import type { SandboxTier } from "../sandbox-tier";
import type { Program } from "./program";

/** What languages say of a module that they cannot load. */
const NO_MODULE =
  /no module named|cannot find (?:module|package)|module_not_found|cannot load such file|can't locate|could not find or load|noclassdef|classnotfound|module '[^']*' not found|failed opening required/i;
/** And of a file. */
const NO_FILE =
  /no such file|not found|cannot (?:open|find|access|read)|can't open|could not open|unable to open|permission denied|failed to open|access is denied|enoent|eacces/i;

/**
 * How to let a program of the user's see what it misses and what lies beside it: tiers A and B show it only what its
 * command names, and no tier runs it in its own folder. Undefined where it misses no such thing.
 */
export function neighbourHint(
  { line, files, folder, hidden = [] }: Program,
  stderr: string,
  tier: SandboxTier,
): string | undefined {
  const script = files.at(-1);
  const isBoxed = tier === "A" || tier === "B";
  if (isBoxed && hidden.length > 0 && (NO_MODULE.test(stderr) || NO_FILE.test(stderr))) {
    const [{ folder, why }] = hidden as [(typeof hidden)[number]];
    return `${folder} is not shown to the program: ${why}; keep what it needs in a folder of its own`;
  }
  if (line === undefined || script === undefined) return undefined;
  const missingLines = stderr
    .split("\n")
    .filter((words) => NO_MODULE.test(words) || NO_FILE.test(words));
  const place = folder ?? dirname(script);
  const missing = missed(missingLines.join("\n"), place, basename(script));
  if (missing === undefined) return undefined;
  // A module, or a file by its whole path, is found once it may be seen.
  const isPlaced = (words: string) => NO_MODULE.test(words) || words.includes(join(place, missing));
  const ways = [];
  if (isBoxed && folder === undefined) {
    const typed = typedFolder(line, basename(script));
    ways.push(`name the folder too (--run "${line} ${typed}")`);
  }
  if (!missingLines.some(isPlaced))
    ways.push("open it by the program's own path, as its working folder is empty");
  if (ways.length === 0) return undefined;
  return `${missing} lies beside ${basename(script)}, where the program does not see it: ${ways.join(", and ")}`;
}

/** The first name in a folder that these words have, with its ending or without. */
function missed(words: string, folder: string, own: string): string | undefined {
  if (words === "") return undefined;
  const names = namesIn(folder).filter((name) => name !== own);
  const isAlike = (name: string) => extname(name) === extname(own);
  const has = (name: string) => {
    const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(words);
  };
  const likely = [...names].sort((a, b) => Number(isAlike(b)) - Number(isAlike(a)));
  return names.find(has) ?? likely.find((name) => has(basename(name, extname(name))));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** The folder of a script as the user typed it. */
function typedFolder(line: string, script: string): string {
  const word = line.split(/\s+/).find((part) => basename(part.replace(/["']/g, "")) === script);
  return dirname((word ?? script).replace(/["']/g, ""));
}
