import type { TaskState } from "../desk/desk-state";
import { freshResult } from "../desk/freshness";
import { standing } from "../desk/task-summary";
import { isFailure } from "../problem/verdict";

/** What the status bar says of a task: "3/5 AC · WA on sample-2 · 41 ms". */
export function statusText(task: TaskState): string {
  const { cases, running, broken } = task;
  if (running) return `${running.done}/${running.total} judged`;
  if (broken) return broken.verdict ?? "cannot be judged";
  if (standing(task) === "untried" && Object.keys(task.results).length === 0) return "not judged";
  const fresh = cases.flatMap((row) => {
    const result = freshResult(task, row);
    return result ? [{ name: row.name, ...result }] : [];
  });
  if (fresh.length === 0) return "changed since it was judged";
  const passed = fresh.filter(({ verdict }) => verdict === "AC").length;
  const failing = fresh.find(({ verdict }) => isFailure(verdict));
  const slowest = Math.max(...fresh.map(({ timeMs }) => timeMs));
  return [
    `${passed}/${cases.length} AC`,
    ...(failing ? [`${failing.verdict} on ${failing.name}`] : []),
    `${Math.round(slowest)} ms`,
  ].join(" · ");
}
