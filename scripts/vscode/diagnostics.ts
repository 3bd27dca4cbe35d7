import type { TaskState } from "../desk/desk-state";
import { freshResult } from "../desk/freshness";
import { sourcePlaces } from "../desk/source-place";

export interface Diagnostic {
  /** From the workspace, with "/". */
  readonly path: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The first place that each compile error or exception names; one for each line. */
export function diagnosticsOf(task: TaskState): Diagnostic[] {
  const crashes = task.cases.flatMap((row) => {
    const result = freshResult(task, row);
    return result?.verdict === "RE" ? [`${row.name}: ${result.message}`] : [];
  });
  const texts = task.broken ? [task.broken.message] : crashes;
  const byPlace = new Map<string, Diagnostic>();
  for (const message of texts) {
    const [place] = sourcePlaces(message);
    if (!place) continue;
    const { path, line, column } = place;
    const key = `${path}:${line}`;
    if (!byPlace.has(key)) byPlace.set(key, { path, line, column, message });
  }
  return [...byPlace.values()];
}
