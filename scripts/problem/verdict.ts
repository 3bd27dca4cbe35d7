/** A verdict for one case. JE (judge error) is the judge's own fault, never the program's. */
export const VERDICTS = ["AC", "PE", "WA", "RE", "TLE", "MLE", "OLE", "CE", "JE"] as const;

export type Verdict = (typeof VERDICTS)[number];

/** The verdict of a whole problem: the verdict of its worst case, in the order of the table above. */
export function worst(verdicts: Iterable<Verdict>): Verdict {
  let at = 0;
  for (const verdict of verdicts) at = Math.max(at, VERDICTS.indexOf(verdict));
  return VERDICTS[at]!;
}
