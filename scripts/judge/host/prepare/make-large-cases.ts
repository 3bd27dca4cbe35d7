import { setImmediate as nextTurn } from "node:timers/promises";
import { ExpectedError } from "../../../base/expected-error";
import { diskFault, isUnreadable } from "../../../base/host/disk-fault";
import { killable } from "../../../base/host/interruption";
import { readCaseOrigins } from "../../../problem/host/case-origins";
import { ensureLargeCases } from "../../../problem/host/generate-cases";
import type { Trouble } from "../../../problem/trouble";

/** Runs it; what we expect to fail, and what cannot be read, becomes a trouble of the problem. */
export function noting<T>(troubles: Trouble[], work: () => T): T | undefined {
  try {
    return work();
  } catch (thrown) {
    const error = isUnreadable(thrown) ? diskFault(thrown) : thrown;
    if (!(error instanceof ExpectedError)) throw error;
    troubles.push({ message: error.message, hint: error.hint });
    return undefined;
  }
}

interface Options {
  /** Only cases whose name it matches. */
  readonly filter?: RegExp | undefined;
  /** Called with a line that names a case before it is made. */
  readonly doing?: ((line: string) => void) | undefined;
}

/** Makes the large cases that a problem lacks: the step before prepareProblem. Returns what went wrong. */
export async function makeLargeCases(
  slug: string,
  { filter, doing }: Options = {},
): Promise<readonly Trouble[]> {
  const origins = noting([], () => readCaseOrigins(slug)); // prepareProblem reports its fault
  const troubles: Trouble[] = [];
  if (origins) killable(() => noting(troubles, () => ensureLargeCases(slug, doing, filter)));
  await nextTurn(); // else a signal that arrived just now would be lost in the next killable()
  return troubles;
}
