import { readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { WORKSPACE } from "../../base/host/roots";
import type { Case } from "../case";
import { decidingFiles, decidingText } from "../deciding-files";

/** What may decide beside a program and its cases, and is not read: a sentence, or nothing. */
export function decidingBeside(file: string, cases: readonly Case[]): readonly string[] {
  if (cases.length === 0) return [];
  const own = dirname(resolve(WORKSPACE, file));
  const parts = cases.flatMap(({ input, expected }) => (expected ? [input, expected] : input));
  const taken = new Set([file, ...parts].map((path) => resolve(WORKSPACE, path)));
  const places = new Set([...taken].map((path) => dirname(path)));
  const paths = [...places].flatMap((place) => [...filesIn(place), ...inFolders(place)]);
  const others = paths.filter((path) => !taken.has(path)).map((path) => relative(own, path));
  const text = decidingText(decidingFiles([...new Set(others)]), "");
  return text === undefined
    ? []
    : [
        `warning: not read, though it may decide: ${text}; import the folder, or judge with --checker`,
      ];
}

/** Folders that tools keep beside cases for the programs that judge. */
const FOLDERS =
  /^(?:check|cor|prog|checkers?|interactors?|(?:output_)?validators?|graders?|managers?)$/i;

function inFolders(place: string): string[] {
  const entries = readdirSync(place, { withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isDirectory() && FOLDERS.test(entry.name) ? filesIn(join(place, entry.name)) : [],
  );
}

function filesIn(place: string): string[] {
  const entries = readdirSync(place, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? join(place, entry.name) : []));
}
