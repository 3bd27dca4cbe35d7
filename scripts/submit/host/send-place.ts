import type { TargetName } from "../../problem/problem";
import type { Place } from "../../send/site";
import { judgeOf, type MachineName } from "../../targets/machines";
import { isTarget, targets } from "../../targets/targets";
import { type SubmitSources, sourcesOf } from "./submit-page";

export type SendPlace = Place & {
  /** The id of which the page is made: its contest or its host is a guess. */
  readonly guessedFrom?: string;
};

/** Where a problem of the workspace is sent: see placeOf. */
export function sendPlace(slug: string, target: MachineName, url: string | undefined): SendPlace {
  return placeOf(sourcesOf(slug), target, url);
}

/**
 * The problem's page at a judge: the one that the user names, the address from which it came, the page that
 * problem.ts keeps, and only then the page that its id makes.
 */
export function placeOf(
  { judges, found }: SubmitSources,
  machine: MachineName,
  url?: string,
): SendPlace {
  const target = judgeOf(machine);
  const entry = judges.find(({ judge }) => judge === target);
  const id = entry && { id: entry.id };
  if (url !== undefined) return { page: url, ...id };
  if (!entry || target === undefined) {
    const isElsewhere = judges.some(({ judge }) => isTarget(judge));
    return isElsewhere || found === undefined ? {} : { page: found };
  }
  const page = [found, entry.page].find((one) => one !== undefined && isOf(target, one));
  if (page !== undefined) return { page, ...id };
  if (entry.page !== undefined) return { page: entry.page, ...id };
  const usualPage = targets[target].problemPage(entry.id);
  if (usualPage === undefined) return { ...id };
  const isGuess = targets[target].hasContests === true;
  return { page: usualPage, ...id, ...(isGuess && { guessedFrom: entry.id }) };
}

/** Whether an address is a page of the judge, or of a stand-in for it on this machine. */
function isOf(target: TargetName, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const { formAt } = targets[target];
  return formAt ? formAt(url) !== undefined : /^https?:$/.test(url.protocol);
}
