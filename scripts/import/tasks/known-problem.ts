import type { JudgeEntry } from "../../problem/problem";
import { problemAddress, sameTitle } from "./judge-address";

/** What tells a problem that is here already. */
export interface KnownProblem {
  readonly slug: string;
  readonly title: string;
  /** Where its statement was found. */
  readonly addresses: readonly string[];
  /** What its problem.ts names; a person wrote these, so they hold under any title. */
  readonly judges: readonly JudgeEntry[];
}

export interface Recognised {
  /** The problem that the task is. */
  readonly slug?: string;
  /** One at the same address under another title, which is another task or another language. */
  readonly namesake?: string;
}

/** Which problem a task is: one of its judge and id, or of its address and title. */
export function recognise(
  title: string,
  address: string,
  problems: readonly KnownProblem[],
): Recognised {
  const wanted = problemAddress(address, title);
  const at = problems.filter(({ title, addresses, judges }) => {
    const keys = addresses.map((link) => problemAddress(link, title)?.key);
    return keys.includes(wanted?.key) || judges.some((entry) => isEntry(entry, wanted?.judge));
  });
  const same = at.find(
    (problem) =>
      sameTitle(problem.title, title) ||
      problem.judges.some((entry) => isEntry(entry, wanted?.judge)),
  );
  if (same) return { slug: same.slug };
  return at[0] ? { namesake: at[0].slug } : {};
}

function isEntry(entry: JudgeEntry, wanted: JudgeEntry | undefined): boolean {
  return entry.judge === wanted?.judge && entry.id.toLowerCase() === wanted.id.toLowerCase();
}
