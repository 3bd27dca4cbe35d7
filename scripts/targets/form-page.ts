import type { TargetName } from "../problem/problem";
import { targets } from "./targets";

export interface FormPage {
  readonly address: string;
  /** True where nothing says in which contest, or on which host, the problem was found. */
  readonly isGuess: boolean;
}

/**
 * The page with a judge's form for a problem: by the first of the addresses where it was found that is one
 * of the judge, else by its id. Undefined where the judge has no fixed one.
 */
export function formPage(
  target: TargetName,
  id: string,
  addresses: readonly (string | undefined)[],
): FormPage | undefined {
  const { formAt, submitPage, hasContests = false } = targets[target];
  for (const address of addresses) {
    if (address === undefined || !URL.canParse(address)) continue;
    const page = new URL(address);
    const form = /^https?:$/.test(page.protocol) ? formAt?.(page) : undefined;
    if (form !== undefined) return { address: form, isGuess: false };
  }
  const address = submitPage(id);
  return address === undefined ? undefined : { address, isGuess: hasContests };
}
