import { existsSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { problemFolder, problemPath } from "../../base/host/roots";
import type { Problem } from "../../problem/problem";
import type { Format } from "../format";

const CALL = "plain C++17, called with input, output, answer";
const EXITS = "it ends with 0 (right), 1 (wrong) or 3 (fault of the jury)";

/** Throws where the host would have to start a checker or interactor in JavaScript, which it cannot. */
export function refuseUncompiled(
  slug: string,
  { checker, interactor }: Problem,
  { isCompiled, hasChecker, title }: Format,
): void {
  if (!isCompiled || (interactor === undefined && hasChecker(checker))) return;
  const kind = interactor === undefined ? "checker" : "interactor";
  const choice = interactor ?? checker;
  if (typeof choice === "object" && "testlib" in choice) {
    const [first = ""] = choice.testlib;
    const recipe = ["build", "__main__.py"].find((name) =>
      existsSync(join(problemFolder(slug), first, name)),
    );
    if (recipe !== undefined) {
      const message = `${slug}: ${title} has no place for a ${kind} with ${first}/${recipe}`;
      throw new ExpectedError(message, "another --format");
    }
    if (!choice.testlib.some((word) => word.endsWith(".js"))) return;
    throw new ExpectedError(`${slug}: ${title} runs no ${kind} in JavaScript`, "another --format");
  }
  const file = interactor === undefined ? "check.cpp" : "interact.cpp";
  if (existsSync(join(problemFolder(slug), file))) return;
  const why = choice === "own" ? "runs none in JavaScript" : "has none that compares so";
  throw new ExpectedError(
    `${slug}: ${title} needs a compiled ${kind}: it ${why}`,
    `write ${problemPath(slug)}/${file}: ${CALL}; ${EXITS}`,
  );
}
