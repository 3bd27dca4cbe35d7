import type { ExportedProblem } from "./exported-problem";
import type { CasePart, Format } from "./format";

const SAID: Readonly<Record<CasePart, string>> = {
  points: "points and groups",
  limits: "time and memory limits",
  flags: "arguments for the checker",
};

/** What single cases have and the format has no place for, a sentence each. */
export function lostParts({ cases }: Pick<ExportedProblem, "cases">, { title, holds }: Format) {
  const having: Readonly<Record<CasePart, typeof cases>> = {
    points: cases.filter(({ group, points }) => (group ?? points) !== undefined),
    limits: cases.filter(({ timeShare, memoryShare }) => (timeShare ?? memoryShare) !== undefined),
    flags: cases.filter(({ flags }) => flags !== undefined),
  };
  const parts = Object.keys(SAID) as CasePart[];
  return parts.flatMap((part) => {
    const names = having[part].map(({ name }) => name);
    if (names.length === 0 || holds.includes(part)) return [];
    const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
    const which = names.slice(0, 3).join(", ") + more;
    return [`${title} has no place for the ${SAID[part]} of single cases: ${which}`];
  });
}
