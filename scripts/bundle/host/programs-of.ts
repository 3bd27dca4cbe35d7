import { problemPath } from "../../base/host/roots";
import { findSlugs } from "../../problem/host/find-slugs";
import { namedProgram } from "../../problem/host/named-program";

/** The programs that words of a command line name: by path, or the solutions of problems. */
export function programsOf(words: readonly string[]): string[] {
  const solutions = (slugs: readonly string[]) =>
    findSlugs(slugs).map((slug) => `${problemPath(slug)}/solution.ts`);
  if (words.length === 0) return solutions([]);
  return words.flatMap((word) => namedProgram(word)?.file ?? solutions([word]));
}
