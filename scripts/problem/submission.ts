/** A program that left the bench, as submitted.json keeps it. It never holds a token or a cookie. */
export interface Submission {
  /** When, in ms since 1970; it tells two submissions of a task apart. */
  readonly at: number;
  /** Its short name; the site where judgebench does not know it. */
  readonly judge: string;
  /** Of the bytes that were judged here. */
  readonly sha256: string;
  /** The problem's page at that judge. */
  readonly page?: string;
  /** copied: the user pastes it; browser: the extension cph-submit took it; sent: by the judge's own interface. */
  readonly way: "copied" | "browser" | "sent";
  /** Whether it reached the judge; unknown where the answer was lost, and where nobody tells us. */
  readonly arrived: "yes" | "unknown";
  /** The page of the submission. */
  readonly address?: string;
  /** AC, WA, TLE, … or the judge's own word; undefined until it is known. */
  readonly verdict?: string;
}

/** The submissions in the text of a submitted.json, oldest first; what is damaged is left out. */
export function parseSubmissions(text: string): Submission[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!isObject(value)) return [];
  // One object without a list is the note of version 0.1: when, for which judge, and what was copied.
  const entries = Array.isArray(value.submissions) ? value.submissions : [asCopied(value)];
  return entries.filter(isSubmission).sort((a, b) => a.at - b.at);
}

/** What the judge said, in one word: AC for good once it was accepted, else of the last one that was sent. */
export function standingOf(submissions: readonly Submission[]): string {
  if (submissions.some(({ verdict }) => verdict === "AC")) return "AC";
  const last = submissions.findLast(({ way }) => way !== "copied");
  return last?.verdict ?? (last ? "sent" : "");
}

/** The last submission of exactly these bytes to that page: to send them again would be to send them twice. */
export function sentBefore(
  submissions: readonly Submission[],
  { judge, sha256, page }: Pick<Submission, "judge" | "sha256" | "page">,
): Submission | undefined {
  return submissions.findLast(
    (one) =>
      one.way !== "copied" && one.judge === judge && one.sha256 === sha256 && one.page === page,
  );
}

function asCopied({ at, target, sha256 }: Readonly<Record<string, unknown>>): unknown {
  return { at, judge: target, sha256, way: "copied", arrived: "unknown" };
}

const WAYS: readonly unknown[] = ["copied", "browser", "sent"];

function isSubmission(value: unknown): value is Submission {
  if (!isObject(value)) return false;
  const { at, judge, sha256, page, way, arrived, address, verdict } = value;
  const isText = (part: unknown) => part === undefined || typeof part === "string";
  return (
    Number.isFinite(at) &&
    typeof judge === "string" &&
    typeof sha256 === "string" &&
    WAYS.includes(way) &&
    (arrived === "yes" || arrived === "unknown") &&
    [page, address, verdict].every(isText)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
