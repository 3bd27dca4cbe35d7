import type { CaseRow, TaskState } from "../desk/desk-state";
import { freshResult } from "../desk/freshness";
import { sourcePlaces } from "../desk/source-place";

/** One exception often fails every case. */
const MOST = 20;

export interface Diagnostic {
  /** From the workspace, with "/". */
  readonly path: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The cases whose exceptions have a place, of the program as it is now. */
export function crashed(task: TaskState): string[] {
  const isCrash = (row: CaseRow) => freshResult(task, row)?.verdict === "RE";
  return task.cases
    .filter(isCrash)
    .map(({ name }) => name)
    .slice(0, MOST);
}

/** The first place that each message names, in the program `own` too, one for each line: of CE, or of an exception. */
export function diagnosticsOf(messages: readonly string[], own?: string): Diagnostic[] {
  const byPlace = new Map<string, Diagnostic>();
  for (const message of messages) {
    const [place] = sourcePlaces(message, own);
    if (!place) continue;
    const { path, line, column } = place;
    const key = `${path}:${line}`;
    if (!byPlace.has(key)) byPlace.set(key, { path, line, column, message });
  }
  return [...byPlace.values()];
}
