import { readdirSync } from "node:fs";
import { caseHalf, isPartFolder } from "../../base/case-sides";
import { pairFiles } from "../../base/pair-files";
import type { Case } from "../case";
import { programOfCase } from "../program-cases";
import { casesIn, type FoundCases } from "./find-cases";

/** A file that has a side and no partner. */
export interface Half {
  readonly file: string;
  /** What a case of it would be called. */
  readonly name: string;
}

export interface EveryCase extends FoundCases {
  readonly halves: readonly Half[];
}

/**
 * The cases of a folder by any name that pairs: 1.in and 1.out, then 1.ans, in4.txt, .IN and .OUT, 1/input.txt and
 * so on. An input by a usual name alone is a case without an answer; any other half is none.
 */
export function everyCaseIn(
  folder: string,
  stems: readonly string[] = [],
  filter?: RegExp,
): EveryCase {
  const usual = casesIn(folder, folder, filter);
  const { pairs, unpaired } = pairFiles(filesIn(folder));
  const called = (key: string) => nameOf(key, stems);
  const taken = new Set(usual.cases.flatMap(({ name, expected }) => (expected ? name : [])));
  const isWanted = (name: string) => !taken.has(name) && (!filter || filter.test(name));
  const others = pairs.flatMap(({ key, input, output }): Case[] => {
    const isUsual = input.endsWith(".in") && output.endsWith(".out") && !input.includes("/");
    const name = called(key);
    if (isUsual || !isWanted(name)) return [];
    return [{ name, input: `${folder}/${input}`, expected: `${folder}/${output}` }];
  });
  const inputs = new Set(others.map(({ input }) => input));
  const cases = usual.cases.filter(({ input }) => !inputs.has(input));
  const names = new Set([...cases, ...others].map(({ name }) => name));
  const halves: Half[] = [];
  for (const file of unpaired) {
    const { key, isInput } = caseHalf(file)!;
    const name = called(key);
    if (!isInput && file !== COMPILED) halves.push({ file, name });
    if (!isInput) continue;
    if (!names.has(name) && isWanted(name)) others.push({ name, input: `${folder}/${file}` });
  }
  const troubles = usual.troubles.filter(({ message }) => !message.endsWith(".in is missing"));
  return { cases: [...cases, ...others], troubles, halves };
}

/** What a compiler calls its program by itself. */
const COMPILED = "a.out";

/** Its folders with "-" between; where the file's name alone is a program's, that comes first. */
function nameOf(key: string, stems: readonly string[]): string {
  const parts = key.split("/");
  const file = parts.at(-1)!;
  if (parts.length > 1 && programOfCase(file, stems) !== undefined) parts.unshift(parts.pop()!);
  return parts.join("-") || "1";
}

/** The files of the folder, and of folders in it that are a side, a number or a test: input/, 1/, Test10/. */
function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) => {
      if (entry.isFile()) return entry.name;
      if (!entry.isDirectory() || !isPartFolder(entry.name)) return [];
      const inside = readdirSync(`${folder}/${entry.name}`, { withFileTypes: true });
      return inside.flatMap((file) => (file.isFile() ? `${entry.name}/${file.name}` : []));
    });
  } catch {
    return [];
  }
}
