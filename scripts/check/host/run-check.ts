import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { shownPath } from "../../base/host/roots";
import { findSlugs } from "../../problem/host/find-slugs";
import { namedProgram } from "../../problem/host/named-program";
import { checkProblems } from "./check-problems";
import { formatAndTypes } from "./format-and-types";

/**
 * Format and types first, then cases and wrong programs: of the named problems alone, or of everything; of a
 * program at a path its types. A fault of the layout does not keep cases from being checked.
 */
export async function runCheck(
  words: readonly string[],
  say: (text: string) => void,
): Promise<ExitCode> {
  const programs = words.flatMap((word) => programAt(word) ?? []);
  const names = words.filter((word) => !programAt(word));
  const isWhole = words.length === 0;
  const slugs = names.length > 0 || isWhole ? findSlugs(names) : [];
  const faults = await formatAndTypes({ slugs: isWhole ? [] : slugs, programs });
  if (faults.includes("format")) {
    say("error: Biome found the faults above\n  try: npm run format\n");
  }
  if (faults.includes("types") || (isWhole && faults.length > 0)) return EXIT.notAccepted;
  for (const file of programs) say(`${shownPath(file)}: no fault of types\n`);
  if (slugs.length > 0) return checkProblems(slugs, isWhole, say, faults.length);
  say(`${programs.length - faults.length} passed, ${faults.length} failed\n`);
  return faults.length > 0 ? EXIT.notAccepted : EXIT.accepted;
}

/** The program that a word names by its path; undefined for a word that names a problem. */
function programAt(word: string): string | undefined {
  const named = namedProgram(word);
  if (!named || named.of?.part === "solution.ts") return undefined;
  if (/\.[cm]?tsx?$/i.test(named.file)) return named.file;
  const hint = "name a .ts file";
  throw new ExpectedError(`${word} is JavaScript: it has no types to check`, hint, EXIT.usage);
}
