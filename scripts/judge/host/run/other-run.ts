import { isAbsolute } from "node:path";
import { EXIT } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { typedPath } from "../../../base/host/roots";
import { byRun, otherLanguage } from "../../../problem/other-language";

/**
 * What --run would take for the program among the judged that is in another language: it runs from its source.
 * Undefined where there is none; one that must be built first, or that is not alone, is refused.
 */
export function otherRun(slugs: readonly string[]): string | undefined {
  const file = slugs.find((slug) => isAbsolute(slug) && otherLanguage(slug));
  if (file === undefined) return undefined;
  const typed = typedPath(file);
  const { name, build, run } = otherLanguage(typed)!;
  if (build === undefined && slugs.length === 1) {
    return /\s/.test(typed) ? run.replace(typed, () => `"${typed}"`) : run;
  }
  const how = build === undefined ? "alone" : "once it is built";
  throw new ExpectedError(
    `${typed} is ${name}: it is judged ${how}`,
    byRun(typed, typed),
    EXIT.usage,
  );
}
