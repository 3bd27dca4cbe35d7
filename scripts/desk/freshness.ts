import type { CaseRow, ResultRow, TaskState } from "./desk-state";

type Row = Pick<CaseRow, "name" | "version">;

/** The result of a case as it is now, of the program as it is now. */
export function freshResult(task: TaskState, row: Row): ResultRow | undefined {
  return staleness(task, row) === undefined ? task.results[row.name] : undefined;
}

/** What a shown result belongs to, where that is not the program or the case of now. */
export function staleness(
  { results, run }: TaskState,
  { name, version }: Row,
): "program" | "case" | undefined {
  const result = results[name];
  if (!result) return undefined;
  if (result.run !== run) return "program";
  return result.version !== undefined && result.version !== version ? "case" : undefined;
}

/** The same in words; "" where the result is of now. */
export function stalenessWords(task: TaskState, row: Row): string {
  const stale = staleness(task, row);
  if (stale === "case") return "of this case before it was changed";
  if (stale !== "program") return "";
  return task.running ? "of the run before" : "of the program before";
}
