import { said, unescaped, withoutControls } from "../said";
import type { FinalVerdict } from "../site";

/** Where a submission stands, from the JSON of its page. */
export interface KattisStanding {
  /** "waiting", "running, 3 of 12 cases". */
  readonly progress: string;
  /** Undefined until it is final. */
  readonly final?: FinalVerdict;
}

const RUNNING = 5;

/** Below 5 a submission waits; every status above 5 is final. */
const WORDS: Readonly<Record<number, readonly [verdict: string, words: string]>> = {
  6: ["JE", "judge error"],
  8: ["CE", "compile error"],
  9: ["RE", "run-time error"],
  10: ["MLE", "memory limit exceeded"],
  11: ["OLE", "output limit exceeded"],
  12: ["TLE", "time limit exceeded"],
  13: ["RE", "illegal function"],
  14: ["WA", "wrong answer"],
  16: ["AC", "accepted"],
};

/** Reads the answer; undefined where it is no standing. */
export function kattisStanding(text: string): KattisStanding | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { status_id, testcase_index, row_html, feedback_html } = value as Record<string, unknown>;
  if (!Number.isInteger(status_id)) return undefined;
  const status = status_id as number;
  const row = typeof row_html === "string" ? row_html : "";
  const cases = Math.max(0, row.split("<i").length - 2); // one more than there are cases
  const index = Number.isInteger(testcase_index) ? Number(testcase_index) : 0;
  if (status < RUNNING) return { progress: "waiting" };
  const count = cases > 0 ? `${index} of ${cases} cases` : "";
  if (status === RUNNING) return { progress: count ? `running, ${count}` : "running" };
  const [verdict, words] = WORDS[status] ?? [`status ${status}`, ""];
  const place = verdict === "AC" || cases === 0 ? count : `at case ${index} of ${cases}`;
  const cpu = /data-type="cpu"[^>]*>([^<]{0,40})/.exec(row)?.[1] ?? "";
  const parts = [words, verdict === "CE" ? "" : place, said(cpu, [])].filter((part) => part !== "");
  const compiler = verdict === "CE" ? compilerOutput(feedback_html) : "";
  return {
    progress: words,
    final: { verdict, text: [parts.join(", "), ...(compiler ? [compiler] : [])].join("\n") },
  };
}

const MOST_LINES = 20;

/** What the compiler said, in lines. */
function compilerOutput(html: unknown): string {
  const pre = /<pre[^>]*>([\s\S]*?)<\/pre>/i.exec(typeof html === "string" ? html : "")?.[1] ?? "";
  const text = withoutControls(unescaped(pre.replace(/<[^>]*>/g, ""))).trimEnd();
  return text.split("\n").slice(0, MOST_LINES).join("\n");
}
