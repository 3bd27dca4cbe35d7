import { counted } from "../base/counted";
import type { TaskState } from "../desk/desk-state";
import { freshResult } from "../desk/freshness";
import { isFailure, type Verdict } from "../problem/verdict";

/** What the status bar shows, and whether something failed. */
export interface Status {
  readonly text: string;
  readonly isBad: boolean;
}

interface JudgedCase {
  readonly name: string;
  readonly verdict: Verdict;
  readonly timeMs: number;
}

/** "3/5 AC · WA on sample-2 · 41 ms": how many passed, what failed first, the slowest time. */
export function verdictStatus(cases: readonly JudgedCase[], total: number): Status {
  const passed = cases.filter(({ verdict }) => verdict === "AC").length;
  const failing = cases.find(({ verdict }) => isFailure(verdict));
  const ran = cases.filter(({ verdict }) => verdict === "ran").length;
  const slowest = Math.max(...cases.map(({ timeMs }) => timeMs));
  const parts = [`${passed}/${total} AC`];
  if (failing) parts.push(`${failing.verdict} on ${failing.name}`);
  if (ran > 0) parts.push(`${ran} without an answer`);
  parts.push(`${Math.round(slowest)} ms`);
  return { text: parts.join(" · "), isBad: failing !== undefined };
}

/** The same of a task; hidden cases do not count. */
export function taskStatus(task: TaskState): Status {
  const { running, broken, results } = task;
  const cases = task.cases.filter(({ isHidden }) => !isHidden);
  if (running) return { text: `${running.done}/${running.total} judged`, isBad: false };
  if (broken) return { text: broken.verdict ?? "cannot be judged", isBad: true };
  if (cases.length === 0) return { text: "no cases", isBad: false };
  const fresh = cases.flatMap((row) => {
    const result = freshResult(task, row);
    return result ? [{ ...result, name: row.name }] : [];
  });
  if (fresh.length > 0) return verdictStatus(fresh, cases.length);
  const isOld = cases.some(({ name }) => results[name] !== undefined);
  const text = isOld
    ? "changed since it was judged"
    : `${counted(cases.length, "case")}, not judged`;
  return { text, isBad: false };
}
