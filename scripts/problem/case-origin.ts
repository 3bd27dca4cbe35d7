/** Where one case comes from, as cases.json records it under the case's name, and its points. */
export type CaseOrigin = CaseSource & CaseWorth;

/** Points of a case or of its group; a group's points count when every case of the group is accepted. */
export interface CaseWorth {
  readonly group?: string;
  readonly points?: number;
  /** Its own limits, as parts of the problem's. */
  readonly timeShare?: number;
  readonly memoryShare?: number;
  /** Arguments of the output validator, if they differ between cases. */
  readonly flags?: readonly string[];
  /** Several outputs are right and there is no checker: the case is run, its output compared with nothing. */
  readonly anyAnswer?: true;
  /** The user hid it: it is not run, and counts as skipped. */
  readonly hidden?: true;
}

type CaseSource =
  | { readonly from: "statement"; readonly source?: string }
  /** Published answers that the brute force cannot recompute. */
  | { readonly from: "published"; readonly source: string }
  | { readonly from: "hand"; readonly why: string }
  | {
      readonly from: "generator";
      /** A name in the problem's generate.ts. */
      readonly generator: string;
      readonly seed: number;
      /** SHA-256 of the files, for large cases, which git does not keep. */
      readonly sha256?: CaseHashes;
    };

export interface CaseHashes {
  readonly in: string;
  readonly out: string;
}

export type CaseOrigins = Readonly<Record<string, CaseOrigin>>;

/** Whether cases of this name are made when first needed instead of being kept in git. */
export function isLarge(caseName: string): boolean {
  return caseName.startsWith("large-");
}

/** Whether a case comes from where the other does: one statement, or one file of a folder or zip. */
export function isOfSameSource(ours: CaseOrigin | undefined, theirs: CaseOrigin): boolean {
  if (ours?.from === "statement" && theirs.from === "statement") {
    const [one, other] = [ours.source, theirs.source];
    return one === undefined || other === undefined || one === other;
  }
  if (ours?.from !== "hand" || theirs.from !== "hand") return false;
  return ours.why === theirs.why;
}

/** Where a renewed case comes from; what was said of it besides holds where the new one says nothing. */
export function renewedOrigin(before: CaseOrigin | undefined, origin: CaseOrigin): CaseOrigin {
  const { group, points, flags, anyAnswer, hidden, timeShare, memoryShare } = before ?? {};
  return {
    ...origin,
    ...(group !== undefined && origin.group === undefined && { group }),
    ...(points !== undefined && origin.points === undefined && { points }),
    ...(flags && !origin.flags && { flags }),
    ...(timeShare !== undefined && origin.timeShare === undefined && { timeShare }),
    ...(memoryShare !== undefined && origin.memoryShare === undefined && { memoryShare }),
    ...(anyAnswer && { anyAnswer }),
    ...(hidden && { hidden }),
  };
}

/** What is wrong with the content of a cases.json; undefined if nothing is. */
export function originsFault(origins: unknown): string | undefined {
  if (!isRecord(origins)) return "expected an object of cases by name";
  for (const [name, origin] of Object.entries(origins)) {
    const fault = originFault(origin);
    if (fault) return `case "${name}": ${fault}`;
  }
  return undefined;
}

function originFault(origin: unknown): string | undefined {
  if (!isRecord(origin)) return "expected an object";
  const { group, points, flags, anyAnswer, hidden } = origin;
  if (group !== undefined && typeof group !== "string") return 'its "group" is no text';
  if (points !== undefined && !(Number(points) >= 0)) return 'its "points" are no number';
  for (const name of ["timeShare", "memoryShare"]) {
    if (origin[name] !== undefined && !(Number(origin[name]) > 0))
      return `its "${name}" is no number`;
  }
  const isFlags = Array.isArray(flags) && flags.every((flag) => typeof flag === "string");
  if (flags !== undefined && !isFlags) return 'its "flags" are no list of texts';
  if (hidden !== undefined && hidden !== true) return 'its "hidden" is not true';
  if (anyAnswer !== undefined && anyAnswer !== true) return 'its "anyAnswer" is not true';
  switch (origin.from) {
    case "statement":
      return undefined;
    case "published":
      return typeof origin.source === "string" ? undefined : 'a published case names its "source"';
    case "hand":
      return typeof origin.why === "string" ? undefined : 'a case made by hand says "why"';
    case "generator":
      return typeof origin.generator === "string" && Number.isSafeInteger(origin.seed)
        ? undefined
        : 'a generated case names "generator" and an integer "seed"';
    default:
      return `"from" must be statement, published, hand or generator, found ${JSON.stringify(origin.from)}`;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
