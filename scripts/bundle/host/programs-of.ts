import { resolve } from "node:path";
import { problemPath } from "../../base/host/repository";
import { findSlugs } from "../../problem/host/find-slugs";

/**
 * The programs that words of a command line name: a path of a TypeScript or JavaScript file, from
 * where the user stands, or a problem, whose solution is meant.
 */
export function programsOf(words: readonly string[]): string[] {
  const from = process.env.INIT_CWD ?? process.cwd();
  const isPath = (word: string) => /\.[cm]?[jt]sx?$/.test(word);
  const solutions = (slugs: readonly string[]) =>
    findSlugs(slugs).map((slug) => `${problemPath(slug)}/solution.ts`);
  if (words.length === 0) return solutions([]);
  return words.flatMap((word) => (isPath(word) ? [resolve(from, word)] : solutions([word])));
}
