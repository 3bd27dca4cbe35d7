import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { dirname, sep } from "node:path";
import { globSync } from "glob";
import { casesFolder, casesPath } from "../../base/host/repository";
import type { Case } from "../case";
import type { Trouble } from "../trouble";

/** The cases of a problem in the order of their names, and what is wrong with the others. */
export function findCases(
  slug: string,
  folder = casesFolder(slug),
): { cases: Case[]; troubles: Trouble[] } {
  const files = new Set(globSync(["*.in", "*.out"], { cwd: folder, posix: true }));
  const names = [...new Set([...files].map((file) => file.replace(/\.(in|out)$/, "")))].sort();
  const cases: Case[] = [];
  const troubles: Trouble[] = [];
  for (const name of names) {
    const trouble = caseTrouble(folder, name, files);
    if (trouble) {
      troubles.push({ ...trouble, message: `${casesPath(slug)}/${trouble.message}` });
      continue;
    }
    cases.push({ name, input: `${folder}/${name}.in`, expected: `${folder}/${name}.out` });
  }
  if (names.length === 0) troubles.push(emptyTrouble(slug, folder));
  return { cases, troubles };
}

function emptyTrouble(slug: string, folder: string): Trouble {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = `${casesPath(slug)} cannot be read (${code})`;
    if (code !== "ENOENT") return { message, hint: `ls -ld ${casesPath(slug)}` };
  }
  return { message: `${casesPath(slug)} has no cases yet`, hint: `npm run case ${slug}` };
}

function caseTrouble(folder: string, name: string, files: Set<string>): Trouble | undefined {
  for (const end of ["in", "out"]) {
    const file = `${name}.${end}`;
    if (!files.has(file)) {
      return { message: `${file} is missing`, hint: "write it, or remove its other half" };
    }
    const trouble = fileTrouble(folder, file);
    if (trouble) return trouble;
  }
  return undefined;
}

function fileTrouble(folder: string, file: string): Trouble | undefined {
  const path = `${folder}/${file}`;
  try {
    const real = realpathSync(path);
    const tree = realpathSync(dirname(folder));
    if (!real.startsWith(tree + sep)) {
      const message = `${file} is a symbolic link out of cases/, to ${real}`;
      return { message, hint: "put the file itself there" };
    }
    const stats = statSync(real);
    if (stats.isDirectory()) return { message: `${file} is a folder`, hint: "remove it" };
    if (!stats.isFile()) return { message: `${file} is no file`, hint: "remove it" };
    accessSync(real, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { message: `${file} cannot be read (${code})`, hint: `ls -l cases/*/${file}` };
  }
}
