import { posix } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { problemPath } from "../../base/host/roots";

/** Runs code of a problem; reports its errors as the problem's, not as bugs of the tools. */
export function blame<T>(slug: string, what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const { message, stack = "" } = error as Error;
    const folder = posix.normalize(problemPath(slug));
    // Only from the root: the folders above it may have blanks in their names.
    const inside = folder
      .split("/")
      .map((name) => name.replaceAll(".", "\\."))
      .join("[\\\\/]");
    const place = new RegExp(`${inside}[\\\\/][^():]+:\\d+`).exec(stack)?.[0] ?? folder;
    throw new ExpectedError(`${what}: ${message}`, `look at ${place.replaceAll("\\", "/")}`);
  }
}
