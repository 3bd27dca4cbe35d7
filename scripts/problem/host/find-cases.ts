import {
  accessSync,
  closeSync,
  constants,
  type Dirent,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { dirname, sep } from "node:path";
import { casesFolder, casesPath } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import type { Case } from "../case";
import { inCaseOrder } from "../case-order";
import type { Trouble } from "../trouble";
import { madeCasesFolder } from "./made-cases";

export interface FoundCases {
  readonly cases: Case[];
  /** What is wrong with the others. */
  readonly troubles: Trouble[];
}

/**
 * The cases of a problem in the order of their names, 2 before 10, and what is wrong with the others.
 * A case without an answer lacks its .out file. With `only` it opens the files of no other case: it finds one of 10^5 in half a second.
 */
export function findCases(slug: string, folder = casesFolder(slug), only?: RegExp): FoundCases {
  const largeCases = madeCasesFolder(slug, folder);
  const { cases, troubles, count } = casesIn(folder, casesPath(slug), only, largeCases);
  if (count === 0) troubles.push(emptyTrouble(slug, folder));
  return { cases, troubles };
}

/**
 * The same of any folder, and of the one that holds its large cases; `shown` names it in messages, `count`
 * counts the broken cases too.
 */
export function casesIn(
  folder: string,
  shown: string,
  only?: RegExp,
  largeFolder?: string,
): FoundCases & { readonly count: number } {
  const files = caseFiles(folder);
  const madeFiles = largeFolder === undefined ? undefined : caseFiles(largeFolder);
  for (const [name, entry] of madeFiles ?? []) files.set(name, entry);
  const names = inCaseOrder(new Set([...files.keys()].map((file) => file.replace(ENDING, ""))));
  const cases: Case[] = [];
  const troubles: Trouble[] = [];
  for (const name of names) {
    const isWanted = !only || only.test(name);
    const place = madeFiles?.has(`${name}.in`) ? largeFolder! : folder;
    const trouble = caseTrouble(place, name, files, isWanted);
    if (trouble) {
      troubles.push({ ...trouble, message: `${shown}/${trouble.message}` });
      continue;
    }
    if (!isWanted) continue;
    const expected = files.has(`${name}.out`) && { expected: `${place}/${name}.out` };
    cases.push({ name, input: `${place}/${name}.in`, ...expected });
  }
  return { cases, troubles, count: names.length };
}

const ENDING = /\.(in|out)$/;

/** The inputs and outputs in the folder; none if it cannot be read. */
function caseFiles(folder: string): Map<string, Dirent> {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return new Map(
      entries.filter(({ name }) => ENDING.test(name)).map((entry) => [entry.name, entry]),
    );
  } catch {
    return new Map(); // emptyTrouble reports why
  }
}

function emptyTrouble(slug: string, folder: string): Trouble {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = `${casesPath(slug)} cannot be read (${code})`;
    if (code !== "ENOENT") return { message, hint: systemHints().details(casesPath(slug)) };
  }
  return {
    message: `${casesPath(slug)} has no cases yet`,
    hint: `npm run case ${slug} -- --sample`,
  };
}

function caseTrouble(
  folder: string,
  name: string,
  files: ReadonlyMap<string, Dirent>,
  isWanted: boolean,
): Trouble | undefined {
  if (name === "") {
    const file = files.has(".in") ? ".in" : ".out";
    return { message: `${file} is no case: it has no name`, hint: "name it, or remove it" };
  }
  for (const end of ["in", "out"]) {
    const file = `${name}.${end}`;
    const entry = files.get(file);
    if (!entry && end === "out") continue; // a case without an answer
    if (!entry) {
      return { message: `${file} is missing`, hint: "write it, or remove its other half" };
    }
    if (!isWanted && entry.isFile()) continue;
    const trouble =
      fileTrouble(folder, file, entry) ?? (isWanted ? markTrouble(folder, file, end) : undefined);
    if (trouble) return trouble;
  }
  return undefined;
}

function fileTrouble(folder: string, file: string, entry: Dirent): Trouble | undefined {
  const path = `${folder}/${file}`;
  try {
    if (!entry.isFile()) {
      const real = realpathSync(path);
      const tree = realpathSync(dirname(folder));
      if (!real.startsWith(tree + sep)) {
        const message = `${file} is a symbolic link out of cases/, to ${real}`;
        return { message, hint: "put the file itself there" };
      }
      const stats = statSync(real);
      if (stats.isDirectory()) return { message: `${file} is a folder`, hint: "remove it" };
      if (!stats.isFile()) return { message: `${file} is no file`, hint: "remove it" };
    }
    accessSync(path, constants.R_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      message: `${file} cannot be read (${code})`,
      hint: systemHints().details(`cases/*/${file}`),
    };
  }
}

const MARK = Buffer.from("\uFEFF");

/**
 * Reports a byte-order mark, which some editors write: no program prints it, so none could pass the
 * case.
 */
function markTrouble(folder: string, file: string, end: string): Trouble | undefined {
  if (end !== "out") return undefined;
  const opened = openSync(`${folder}/${file}`, "r");
  try {
    const start = Buffer.alloc(MARK.length);
    readSync(opened, start, 0, MARK.length, 0);
    if (!start.equals(MARK)) return undefined;
    const message = `${file} begins with a byte-order mark (EF BB BF)`;
    return { message, hint: "save it as UTF-8 without a byte-order mark" };
  } finally {
    closeSync(opened);
  }
}
