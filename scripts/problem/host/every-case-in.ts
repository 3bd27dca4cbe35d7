import { readdirSync } from "node:fs";
import { pairFiles } from "../../base/pair-files";
import type { Case } from "../case";
import { casesIn, type FoundCases } from "./find-cases";

/** The cases of a folder by any name that pairs: 1.in and 1.out, then 1.ans, in4.txt, .IN and .OUT, and so on. */
export function everyCaseIn(
  folder: string,
  filter?: RegExp,
): FoundCases & { readonly count: number } {
  const usual = casesIn(folder, folder, filter);
  const pairs = pairFiles(namesIn(folder)).pairs.filter(({ input, output }) => {
    return !(input.endsWith(".in") && output.endsWith(".out"));
  });
  const taken = new Set(usual.cases.flatMap(({ name, expected }) => (expected ? name : [])));
  const others = pairs.flatMap(({ key, input, output }): Case[] => {
    const name = key === "" ? "1" : key.replaceAll("/", "-");
    if (taken.has(name) || (filter && !filter.test(name))) return [];
    return [{ name, input: `${folder}/${input}`, expected: `${folder}/${output}` }];
  });
  const inputs = new Set(others.map(({ input }) => input));
  const answers = new Set(pairs.map(({ output }) => output));
  const cases = usual.cases.filter(({ input }) => !inputs.has(input));
  const troubles = usual.troubles.filter(({ message }) => {
    const missing = /([^/]*)\.in is missing$/.exec(message)?.[1];
    return missing === undefined || !answers.has(`${missing}.out`);
  });
  return { cases: [...cases, ...others], troubles, count: usual.count + others.length };
}

function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}
