import { relative, sep } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { problemFolder, WORKSPACE } from "../../base/host/roots";

/** Runs code of a problem; reports its errors as the problem's, not as bugs of the tools. */
export function blame<T>(slug: string, what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    const { message, stack = "" } = error as Error;
    const folder = problemFolder(slug);
    const from = stack.indexOf(folder + sep);
    const place = from < 0 ? folder : /^[^\s()]+?:\d+/.exec(stack.slice(from))![0];
    throw new ExpectedError(`${what}: ${message}`, `look at ${relative(WORKSPACE, place)}`);
  }
}
