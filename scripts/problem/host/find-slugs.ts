import { globSync } from "glob";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { ROOT } from "../../base/host/repository";
import { nearest } from "../../base/nearest";

/** A folder as a shell completes it: problems/knight-moves/ */
const FOLDER = /^(?:\.\/)?(?:problems|cases)\/([a-z0-9-]+)(?:\/|\/solution\.ts)?$/;

/** The problems named, by slug or folder, in that order, or all by name; throws for the first unknown one. */
export function findSlugs(words: readonly string[]): string[] {
  const wanted = words.map((word) => FOLDER.exec(word)?.[1] ?? word);
  const slugs = globSync("problems/*/", { cwd: ROOT, posix: true })
    .map((path) => path.split("/")[1]!)
    .sort();
  for (const slug of wanted) {
    if (slugs.includes(slug)) continue;
    const hints = nearest(slug, slugs);
    throw new ExpectedError(
      `no problem "${slug}"`,
      hints.length > 0 ? hints.join(", ") : "ls problems",
      EXIT.nothingMatched,
    );
  }
  return wanted.length > 0 ? [...new Set(wanted)] : slugs;
}
