/** Every verdict that a program can earn. JE (judge error) is the judge's own fault, never the program's. */
export const VERDICTS = ["AC", "PE", "WA", "RE", "TLE", "MLE", "OLE", "CE", "JE"] as const;

/** What a comparison or a fault gives. */
export type Compared = (typeof VERDICTS)[number];

/** A verdict for one case. "ran": within its limits, and its output was compared with nothing. */
export type Verdict = Compared | "ran";

/**
 * The verdict of a whole problem: the verdict of its worst case, in the order of the table above; "ran" where
 * no case was compared.
 */
export function worst(verdicts: Iterable<Verdict>): Verdict {
  const all = [...verdicts];
  if (all.length > 0 && all.every((verdict) => verdict === "ran")) return "ran";
  let at = 0;
  for (const verdict of all) if (verdict !== "ran") at = Math.max(at, VERDICTS.indexOf(verdict));
  return VERDICTS[at]!;
}

/** Whether a case with this verdict failed: what is "ran" is neither accepted nor wrong. */
export function isFailure(verdict: Verdict): boolean {
  return verdict !== "AC" && verdict !== "ran";
}
