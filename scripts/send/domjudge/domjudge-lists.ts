/** What DOMjudge's API lists, as far as a submission needs it; entries without an id are left out. */
export interface Listed {
  readonly id: string;
  /** The other names by which it can be meant: short name, label. */
  readonly names: readonly string[];
  /** Of a language: "js". */
  readonly extensions: readonly string[];
  readonly allowsSubmit: boolean;
}

/** Reads a list of contests, languages or problems; undefined where the text is none. */
export function domjudgeList(text: string): Listed[] | undefined {
  const entries = parsed(text);
  if (!Array.isArray(entries)) return undefined;
  return entries.flatMap((entry) => {
    if (typeof entry !== "object" || entry === null) return [];
    const { id, shortname, short_name, label, extensions, allow_submit } = entry;
    if ((typeof id !== "string" && typeof id !== "number") || !isId(String(id))) return [];
    const names = [label, shortname, short_name].filter((name) => typeof name === "string");
    const endings = Array.isArray(extensions)
      ? extensions.filter((one) => typeof one === "string")
      : [];
    return { id: String(id), names, extensions: endings, allowsSubmit: allow_submit !== false };
  });
}

/** The one entry of that id or name, capitals aside; undefined for none, and for several. */
export function named(list: readonly Listed[], wanted: string): Listed | undefined {
  const isSame = (one: string) => one.toLowerCase() === wanted.toLowerCase();
  const meant = list.filter(({ id, names }) => [id, ...names].some(isSame));
  return meant.length === 1 ? meant[0] : undefined;
}

export interface DomjudgeSubmission {
  readonly id: string;
  readonly team: string;
  readonly problem: string;
  readonly language: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** Reads one submission, or a list of them. */
export function domjudgeSubmissions(text: string): DomjudgeSubmission[] {
  const value = parsed(text);
  return (Array.isArray(value) ? value : [value]).flatMap((entry) => {
    if (typeof entry !== "object" || entry === null) return [];
    const { id, team_id, problem_id, language_id, time } = entry;
    const submissionId = String(id ?? "");
    if (!isId(submissionId)) return [];
    return {
      id: submissionId,
      team: String(team_id ?? ""),
      problem: String(problem_id ?? ""),
      language: String(language_id ?? ""),
      at: Date.parse(String(time ?? "")),
    };
  });
}

const VERDICTS: Readonly<Record<string, readonly [string, string]>> = {
  AC: ["AC", "correct"],
  WA: ["WA", "wrong answer"],
  NO: ["WA", "no output"],
  TLE: ["TLE", "time limit exceeded"],
  RTE: ["RE", "run-time error"],
  MLE: ["MLE", "memory limit exceeded"],
  OLE: ["OLE", "output limit exceeded"],
  CE: ["CE", "compile error"],
  JE: ["JE", "judging error"],
  IE: ["JE", "internal error"],
};

/**
 * The verdict in a list of judgements, the newest that counts; null while there is none, undefined where
 * the text is no such list. A verdict may come before the end of its judging; a rejudging has another id.
 */
export function domjudgeVerdict(
  text: string,
): { readonly verdict: string; readonly text: string } | null | undefined {
  const judgements = parsed(text);
  if (!Array.isArray(judgements)) return undefined;
  const types = judgements
    .filter((one) => typeof one === "object" && one !== null && one.valid !== false)
    .map(({ judgement_type_id: type, max_run_time: time }) => ({ type, time }))
    .filter(({ type }) => typeof type === "string" && /^[\w-]{1,20}$/.test(type));
  const last = types.at(-1);
  if (!last) return null;
  const [verdict, words] = VERDICTS[last.type] ?? [last.type, ""];
  const seconds = typeof last.time === "number" && last.time > 0 ? `${last.time} s` : "";
  return { verdict, text: [words, seconds].filter((part) => part !== "").join(", ") };
}

/** The team in the answer to the question who one is. */
export function teamOf(text: string): string | undefined {
  const user = parsed(text) as { readonly team_id?: unknown } | null | undefined;
  const team = user?.team_id;
  return typeof team === "string" || typeof team === "number" ? String(team) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What can be put into an address as it is. */
export function isId(text: string): boolean {
  return /^[\w.-]{1,100}$/.test(text);
}
