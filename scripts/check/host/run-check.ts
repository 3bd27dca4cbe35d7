import { EXIT, type ExitCode } from "../../base/exit-code";
import { findSlugs } from "../../problem/host/find-slugs";
import { checkProblems } from "./check-problems";
import { formatAndTypes } from "./format-and-types";

/**
 * Format and types first, then cases and wrong programs: of the named problems alone, or of everything.
 * A fault of the layout does not keep the cases of named problems from being checked.
 */
export async function runCheck(
  words: readonly string[],
  say: (text: string) => void,
): Promise<ExitCode> {
  const slugs = findSlugs(words);
  const isWhole = words.length === 0;
  const faults = await formatAndTypes(isWhole ? [] : slugs);
  if (faults.includes("format")) {
    say("error: Biome found the faults above\n  try: npm run format\n");
  }
  if (faults.includes("types") || (isWhole && faults.length > 0)) return EXIT.notAccepted;
  return checkProblems(slugs, isWhole, say, faults.length);
}
