import { EXIT, type ExitCode } from "../../base/exit-code";
import { findSlugs } from "../../problem/host/find-slugs";
import { checkProblems } from "./check-problems";
import { formatAndTypes } from "./format-and-types";

/** Format and types first, then cases and wrong programs: of the named problems alone, or of everything. */
export async function runCheck(
  words: readonly string[],
  say: (text: string) => void,
): Promise<ExitCode> {
  const slugs = findSlugs(words);
  if (!(await formatAndTypes(words.length === 0 ? [] : slugs))) return EXIT.notAccepted;
  return checkProblems(slugs, words.length === 0, say);
}
