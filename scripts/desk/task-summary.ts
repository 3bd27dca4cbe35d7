import { type Verdict, worst } from "../problem/verdict";
import type { TaskState } from "./desk-state";

export type Standing = "untried" | "running" | Verdict;

/** What a task's line says: AC only when every case of now has it. */
export function standing({ running, broken, cases, results }: TaskState): Standing {
  if (running) return "running";
  if (broken?.verdict) return broken.verdict;
  const verdicts = cases.flatMap(({ name }) => results[name]?.verdict ?? []);
  if (verdicts.length === 0) return "untried";
  const whole = worst(verdicts);
  return whole === "AC" && verdicts.length < cases.length ? "untried" : whole;
}

/** Whether an output can become the expected one: the program ended, and its answer was refused. */
export function isTakeable(verdict: Verdict | undefined): boolean {
  return verdict === "WA" || verdict === "PE";
}

/** An accepted task that waits to be submitted. */
export function awaitsSubmit(task: TaskState): boolean {
  return task.letter !== "" && standing(task) === "AC" && !task.submittedAt;
}
